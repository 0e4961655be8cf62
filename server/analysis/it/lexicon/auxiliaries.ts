import type { Entry } from '#server/analysis/lexicon/entries.ts'

const persons = ['1s', '2s', '3s', '1p', '2p', '3p']
const tables: Readonly<Record<string, string>> = {
  'essere pres': 'sono sei è siamo siete sono',
  'essere impf': 'ero eri era eravamo eravate erano',
  'essere past': 'fui fosti fu fummo foste furono',
  'essere fut': 'sarò sarai sarà saremo sarete saranno',
  'essere cond': 'sarei saresti sarebbe saremmo sareste sarebbero',
  'essere subj': 'sia sia sia siamo siate siano',
  'essere subjimpf': 'fossi fossi fosse fossimo foste fossero',
  'avere pres': 'ho hai ha abbiamo avete hanno',
  'avere impf': 'avevo avevi aveva avevamo avevate avevano',
  'avere past': 'ebbi avesti ebbe avemmo aveste ebbero',
  'avere fut': 'avrò avrai avrà avremo avrete avranno',
  'avere cond': 'avrei avresti avrebbe avremmo avreste avrebbero',
  'avere subj': 'abbia abbia abbia abbiamo abbiate abbiano',
  'avere subjimpf': 'avessi avessi avesse avessimo aveste avessero',
}

const others = `essere verb inf: essere
essere verb infshort: esser
essere verb ger: essendo
essere verb imp 2s: sii
essere verb imp 2p: siate
essere verb part masc sg: stato
essere verb part fem sg: stata
essere verb part masc pl: stati
essere verb part fem pl: state
avere verb inf: avere
avere verb infshort: aver
avere verb ger: avendo
avere verb imp 2s: abbi
avere verb part masc sg: avuto
avere verb part fem sg: avuta
avere verb part masc pl: avuti
avere verb part fem pl: avute
vedere verb part masc sg: visto
vedere verb part fem sg: vista
vedere verb part masc pl: visti
vedere verb part fem pl: viste
perdere verb part masc sg: perso
perdere verb part fem sg: persa
perdere verb part masc pl: persi
perdere verb part fem pl: perse`

/** "Essere" and "avere" in all their forms, and participles that the dictionary lacks. */
export const auxiliaries: readonly Entry[] = [
  ...Object.entries(tables).flatMap(([head, row]) => {
    const [lemma = '', tense = ''] = head.split(' ')
    return row.split(' ').map((form, index) => ({ form, lemma, tags: `verb ${tense} ${persons[index] ?? ''}` }))
  }),
  ...others.split('\n').map((line) => {
    const [head = '', form = ''] = line.split(': ')
    const [lemma = '', ...tags] = head.split(' ')
    return { form, lemma, tags: tags.join(' ') }
  }),
]
