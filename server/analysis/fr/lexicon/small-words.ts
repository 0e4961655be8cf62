import { particles } from './particles.ts'
import { pronouns } from './pronouns.ts'
import { loans } from './loans.ts'
import type { Entry } from '#server/analysis/lexicon/entries.ts'

const lines = `
le det art masc sg
la det art fem sg @le
les det art masc pl @le
les det art fem pl @le
un det art masc sg
une det art fem sg @un
des det art masc pl @un
des det art fem pl @un
un num
une num @un
vôtre pron
nôtre pron
vôtres pron
nôtres pron
mien pron
mienne pron
sien pron
sienne pron
tien pron
tienne pron
essaie verb pres 1s @essayer
essaies verb pres 2s @essayer
essaie verb pres 3s @essayer
essaient verb pres 3p @essayer
paie verb pres 1s @payer
paies verb pres 2s @payer
paie verb pres 3s @payer
paient verb pres 3p @payer
balaie verb pres 1s @balayer
balaies verb pres 2s @balayer
balaie verb pres 3s @balayer
balaient verb pres 3p @balayer
deux num
trois num
quatre num
cinq num
six num
sept num
huit num
neuf num
dix num
onze num
douze num
treize num
quatorze num
quinze num
seize num
vingt num
trente num
quarante num
cinquante num
soixante num
cent num
mille num
ce det dem masc sg
cet det dem masc sg @ce
cette det dem fem sg @ce
ces det dem masc pl @ce
ces det dem fem pl @ce
mon det poss masc sg
ma det poss fem sg @mon
mes det poss masc pl @mon
mes det poss fem pl @mon
ton det poss masc sg
ta det poss fem sg @ton
tes det poss masc pl @ton
tes det poss fem pl @ton
son det poss masc sg
sa det poss fem sg @son
ses det poss masc pl @son
ses det poss fem pl @son
notre det poss masc sg
notre det poss fem sg
nos det poss masc pl @notre
nos det poss fem pl @notre
votre det poss masc sg
votre det poss fem sg
vos det poss masc pl @votre
vos det poss fem pl @votre
leur det poss masc sg
leur det poss fem sg
leurs det poss masc pl @leur
leurs det poss fem pl @leur
leur pron obj
quel det quest masc sg
quelle det quest fem sg @quel
quels det quest masc pl @quel
quelles det quest fem pl @quel
aucun det masc sg
aucune det fem sg @aucun
chaque det masc sg
chaque det fem sg
quelques det masc pl
quelques det fem pl
plusieurs det masc pl
plusieurs det fem pl
tout adj masc sg
toute adj fem sg @tout
tous adj masc pl @tout
toutes adj fem pl @tout
tout pron
tous pron
toutes pron
tout adv
du prep art
au prep art
aux prep art
des prep art
`

/** The words of French that are few and frequent, and everyday words that dictionaries lack. */
export const smallWords: readonly Entry[] = [
  ...`${lines.trim()}\n${pronouns.trim()}\n${particles.trim()}`.split('\n').map((line) => {
    const [form = '', ...rest] = line.split(' ')
    const lemma = rest.find((part) => part.startsWith('@'))?.slice(1) ?? form
    return { form, lemma, tags: rest.filter((part) => !part.startsWith('@')).join(' ') }
  }),
  ...loans.flatMap((form) =>
    [form, (form[0] ?? '').toUpperCase() + form.slice(1)].map((each) => ({ form: each, lemma: form, tags: 'word' })),
  ),
]

/** Words whose readings are above, and nothing else. */
export const closed: ReadonlySet<string> = new Set(
  'le la les un une des ce cet cette ces mon ma mes ton ta tes sa ses notre nos votre vos leur leurs quel quelle quels quelles je tu il elle on nous vous ils elles me te se lui y moi toi eux ça cela ceci celui celle ceux celles qui que quoi dont où rien ne et ou mais donc car ni si quand comme de du à au aux dans sur sous avec sans chez depuis très trop assez aussi bien mal mieux encore toujours souvent déjà beaucoup peu merci non oui jamais parce pourquoi comment combien hier demain ici là alors puis'.split(
    ' ',
  ),
)
