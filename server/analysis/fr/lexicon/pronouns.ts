/** Pronouns and adjectives like them, each with its tags and its lemma. */
export const pronouns = `
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
`
