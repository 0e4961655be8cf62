/** Conjunctions, prepositions and adverbs, each with its tags and its lemma. */
export const particles = `
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
grammes noun masc pl @gramme
mètres noun masc pl @mètre
kilomètres noun masc pl @kilomètre
centimètres noun masc pl @centimètre
litres noun masc pl @litre
grands-parents noun masc pl
gens noun masc pl
vacances noun fem pl
qu' adv
`
