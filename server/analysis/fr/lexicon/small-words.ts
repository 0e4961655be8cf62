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
je pron subj 1s
j' pron subj 1s
tu pron subj 2s
il pron subj 3s
elle pron subj 3s
on pron subj 3s
nous pron subj 1p
vous pron subj 2p
ils pron subj 3p
elles pron subj 3p
nous pron obj
vous pron obj
me pron obj
m' pron obj
te pron obj
t' pron obj
se pron obj
s' pron obj
lui pron obj
le pron obj
la pron obj
les pron obj
l' pron obj
l' det art
y pron obj
en pron obj
en prep
moi pron strong
toi pron strong
lui pron strong
elle pron strong
eux pron strong
nous pron strong
vous pron strong
elles pron strong
soi pron strong
ce pron
c' pron
ça pron
cela pron
ceci pron
celui pron
celle pron
ceux pron
celles pron
qui pron rel
que pron rel
qu' pron rel
que conj
qu' conj
quoi pron
dont pron rel
où pron rel
lequel pron
laquelle pron
lesquels pron
lesquelles pron
rien pron
personne pron
quelqu'un pron
chacun pron
chacune pron
aucun pron
autre adj masc sg
autre adj fem sg
autres adj masc pl @autre
autres adj fem pl @autre
même adj masc sg
même adj fem sg
mêmes adj masc pl @même
mêmes adj fem pl @même
même adv
tel adj masc sg
telle adj fem sg @tel
ne neg
n' neg
pas neg
jamais adv
plus adv
plus neg
moins adv
et conj
ou conj
mais conj
donc conj
or conj
ni conj
car conj
si conj
s' conj
si adv
quand conj
lorsque conj
lorsqu' conj
puisque conj
puisqu' conj
comme conj
parce adv
d' prep
de prep
à prep
dans prep
sur prep
sous prep
avec prep
sans prep
pour prep
par prep
chez prep
vers prep
entre prep
depuis prep
pendant prep
avant prep
après prep
contre prep
devant prep
derrière prep
jusque prep
jusqu' prep
jusqu'à prep
près adv
loin adv
malgré prep
selon prep
dès prep
voici prep
voilà prep
quoique conj
presque adv
presqu' adv
aujourd'hui adv
hier adv
demain adv
ici adv
là adv
très adv degree
trop adv degree
assez adv degree
si adv degree
aussi adv degree
plus adv degree
moins adv degree
vraiment adv degree
bien adv
mal adv
mieux adv
encore adv
toujours adv
souvent adv
parfois adv
déjà adv
aussi adv
beaucoup adv
peu adv
tant adv
autant adv
combien adv
comment adv
pourquoi adv
tôt adv
tard adv
maintenant adv
alors adv
puis adv
ensuite adv
enfin adv
surtout adv
seulement adv
peut-être adv
oui word
non word
merci word
bonjour word
salut word
bonsoir word
-je inv 1s
-tu inv 2s
-il inv 3s
-elle inv 3s
-on inv 3s
-ce inv 3s
-nous inv 1p
-ils inv 3p
-elles inv 3p
-t inv obj
-moi inv obj
-toi inv obj
-le inv obj
-la inv obj
-les inv obj
-lui inv obj
-leur inv obj
-y inv obj
-en inv obj
-ci inv obj
-là inv obj
yeux noun masc pl
grands-parents noun masc pl
gens noun masc pl
vacances noun fem pl
qu' adv
`

const loans =
  `whatsapp instagram facebook youtube tiktok netflix google online okay ok selfie wifi wi-fi smartphone email e-mail mail emails mails airbnb uber covid bluetooth
app apps appli applis streaming podcast podcasts blog blogs vlog burger burgers kebab sushi sushis brunch like likes follower followers influenceur influenceuse influenceurs
coucou mdr lol bof ben bah euh hein ouais ouf super sympa sympas bisous bisou ciao pardon resto restos ado ados appart frigo ordi prof profs fac bac boulot dispo infos info perso
hashtag tweet chat chats post posts snack snacks smoothie smoothies jogging shopping parking camping week-end weekend tram trams métro métros maths ciné télé vélo kilos kilo euros euro cents centime centimes
gym fitness yoga jean jeans pull pulls t-shirt t-shirts tee-shirt baskets basket hip-hop rap rock pop jazz manga mangas anime animes covoiturage trottinette trottinettes zoom teams skype spotify`.split(
    /\s+/,
  )

/** The words of French that are few and frequent, and everyday words that dictionaries lack. */
export const smallWords: readonly Entry[] = [
  ...lines
    .trim()
    .split('\n')
    .map((line) => {
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
