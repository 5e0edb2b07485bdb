// For the purity check alone, which knows no DOM: the signatures of @std/path mention the type, the core cannot use it.
// deno-lint-ignore no-empty-interface
interface URL {}
