/**
 * Short forms that developers write for one word: both are the same term.
 *
 * @module
 */

import { WordTable } from "./word_table.ts";

/** `production` is among them since its stem would be that of `product`. */
const SHORT_FORMS = `
a11y=accessibility admin=administrator app=application arg=argument args=arguments async=asynchronous auth=authentication
authn=authentication authz=authorization btn=button cert=certificate certs=certificates cfg=configuration cmd=command
conf=configuration config=configuration configs=configurations cred=credentials creds=credentials db=database dbs=databases
dep=dependency deps=dependencies desc=description dev=development dir=directory dirs=directories doc=documentation
docs=documentation env=environment envs=environments err=error fn=function func=function funcs=functions i18n=internationalization
impl=implementation init=initialize k8s=kubernetes l10n=localization lib=library libs=libraries msg=message msgs=messages
param=parameter params=parameters perf=performance perm=permission perms=permissions pkg=package pkgs=packages
production=prod ref=reference refs=references repo=repository repos=repositories req=request res=response 
tmp=temporary util=utility utils=utilities var=variable vars=variables
`;

const TABLE = new WordTable(SHORT_FORMS);

/**
 * The word that a short form stands for.
 *
 * @param word A lower-case English word.
 * @returns The whole word; the word itself where it is none.
 */
export function wholeWord(word: string): string {
  return TABLE.get(word) ?? word;
}
