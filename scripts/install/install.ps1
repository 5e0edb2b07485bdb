# Installs ome: downloads the binary for Windows, verifies its checksum, puts it where programs are found.
#
#   $env:OME_VERSION   a version such as 1.0.0; the latest release where it is not set
#   $env:OME_INSTALL   the folder for the program; %LOCALAPPDATA%\Programs\ome where it is not set
#   $env:OME_RELEASES  where the releases are
$ErrorActionPreference = 'Stop'

$releases = if ($env:OME_RELEASES) { $env:OME_RELEASES } else { 'https://github.com/oh-my-experience/ome/releases' }
$folder = if ($env:OME_INSTALL) { $env:OME_INSTALL } else { Join-Path $env:LOCALAPPDATA 'Programs\ome' }
$from = if ($env:OME_VERSION) { "$releases/download/v$env:OME_VERSION" } else { "$releases/latest/download" }
$name = 'ome-x86_64-pc-windows-msvc.exe'

$work = Join-Path ([IO.Path]::GetTempPath()) "ome-install-$PID"
New-Item -ItemType Directory -Path $work | Out-Null
try {
  Invoke-WebRequest "$from/$name" -OutFile "$work\ome.exe" -UseBasicParsing
  Invoke-WebRequest "$from/$name.sha256" -OutFile "$work\ome.sha256" -UseBasicParsing
  $expected = ((Get-Content "$work\ome.sha256" -Raw) -split '\s+')[0]
  $actual = (Get-FileHash "$work\ome.exe" -Algorithm SHA256).Hash
  if ($expected -ne $actual) {
    throw "The checksum of $name does not match: expected $expected, got $actual; nothing was installed"
  }
  New-Item -ItemType Directory -Path $folder -Force | Out-Null
  Move-Item "$work\ome.exe" "$folder\ome.exe" -Force
} finally {
  Remove-Item $work -Recurse -Force
}

Write-Output "Installed $folder\ome.exe"
if (($env:Path -split ';') -contains $folder) { Write-Output 'Next: ome init' }
else { Write-Output "Add $folder to your Path, then: ome init" }
