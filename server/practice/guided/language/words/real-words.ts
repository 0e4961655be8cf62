import type { Template } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'

// Everyday words that differ in one letter from another; those of the templates need not be here.
const everyday: Readonly<Record<string, string>> = {
  it: `accedere arancia arance banca banco barca barche brocca brutta brutto caccia calcio calda camere campana canto capra
    cella cervo chiede collo colore conta corretto corsa corso corto costa costo culla cuori cuoco darei dente dosso
    fiamma figli figlia figlio fiori fonte formo fosso frutta gatta gatti gatto greve interno lana lento lette lettere
    lettura lotto lutto mento metro molla monte mosso netto nonna nonni nonno paesaggio palla panca panico panna passa
    passo pelato perdo perla perle pesca pesche piana piene pieni pista pollo polso ponte pozzo prato privato raggio ragno
    rana retto rosso rossa salato saldi sale santo sapore scade scesa scuri secco sedere sella serie setta siedi sogno
    sogni sposa sposta stadio suono suona tasse tasti tazza testo tetti tetto tieni tocco tolta topo torna torno torre
    turno valore vanno vela vende vendere verso vesta vetta viene voce`,
}

/** A text in a language that is certainly written right: its templates, where there are any, and everyday words. */
export async function wellWrittenIn(language: string): Promise<string> {
  const written = interfaceLanguages.find((each) => each === language)
  const templates = written ? await templatesOf(written) : []
  return [everyday[language] ?? '', ...templates.flatMap(textsOf)].join('\n')
}

const textsOf = ({
  description,
  scenario,
  opening_message,
  goals,
  vocabulary,
  steps,
  starters,
}: Template): string[] => [
  ...[description, scenario, opening_message].map((text) => text ?? ''),
  ...goals,
  ...vocabulary.flatMap(({ word, meaning }) => [word, meaning ?? '']),
  ...steps.flatMap(({ says, expects, hint, example }) => [
    says,
    hint ?? '',
    example ?? '',
    // What stands before a `*` is the beginning of a word.
    ...expects.flatMap((entry) => entry.split('|').filter((each) => !each.includes('*'))),
  ]),
  ...starters,
]
