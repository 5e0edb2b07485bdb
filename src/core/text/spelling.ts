/**
 * Stems of British spellings and those of the American ones: both are the same term.
 *
 * @module
 */

import { WordTable } from "./word_table.ts";

const AMERICAN_STEMS = `
authoris=author canonicalis=canonic capitalis=capit categoris=categor centralis=central characteris=character
containeris=container customis=custom dockeris=docker equalis=equal finalis=final formalis=formal generalis=general
globalis=global harmonis=harmon initialis=initi internationalis=internation localis=local maximis=maxim
minimis=minim modernis=modern modularis=modular monetis=monet normalis=normal optimis=optim organis=organ
parallelis=parallel parametris=parametr personalis=person prioritis=priorit randomis=random rationalis=ration
realis=realiz recognis=recogn regularis=regular sanitis=sanit serialis=serial deserialis=deseri specialis=special
stabilis=stabil standardis=standard summaris=summar symbolis=symbol synchronis=synchron tokenis=token utilis=util
vectoris=vector virtualis=virtual visualis=visual memois=memoiz analys=analyz behaviour=behavior colour=color
favour=favor favourit=favorit flavour=flavor neighbour=neighbor centr=center licenc=licens catalogu=catalog
dialogu=dialog grey=gray artefact=artifact analogu=analog
`;

const TABLE = new WordTable(AMERICAN_STEMS);

/**
 * The stem of the American spelling, which the background knows.
 *
 * @param stem The stem of an English word.
 * @returns The stem of its American spelling; the stem itself where the two agree.
 */
export function americanStem(stem: string): string {
  return TABLE.get(stem) ?? stem;
}
