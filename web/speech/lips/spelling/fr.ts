import { numbers } from '../numbers/fr.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; à a; â a; aî e; aï ai; ai e; ay>V ej; ay ei; ain>([^aeiouyhnéè]|$) E; aim>([pb]|$) E; ail>s?$ aj; aill aj; au o
aient>$ e
am>[pb] A; an>([^aeiouyhnéèêâ]|$) A; aen A; aon>$ A
é e; è e; ê e; ë e; V(C|nc|ss|nd|qu|up)<e>ments?$ -; e e; ^C+<e>$ @; ^qu<e>$ @; V.*<e>$ -; V.*<es>$ -; V.*<e>nt$ -
^C<es>$ e; e>C[aeiouéèêâîôœ] @; e>[cbdgptv][rl]V @; ^<e>CV e
^d<e>ssus @; ^d<e>ssous @; ^r<e>ss @; V.*<er>s?$ e; ez>$ e; et>s?$ e; em>[pb] A; emps>$ A; amps>$ A; ^<emm Am
[iyé]<en>(s|ts?)?$ E; en>([^aeiouyhnéèêâîô]|$) A; ^<ennu Anw; ^<en>[aou] An
[vt]i<ent>$ E; V.*[^mc]<ent>$ -; emm>ent$ am; ein>([^aeiouyhnéè]|$) E; eim E; ei e; eil>s?$ ej; eill ej; eu o; eû u
euil oj; euill oj; eau o; eoi wa; ey e
i i; î i; ï i; C<i>[aeouéèêœâ] j; in>([^aeiouyhnéèêâô]|$) E; im>[pb] E; îm E; în>[^aeiou] E; C<ill>[aeioué] ij
gu<ill>[aeioué] ij; C<il>[s]?$ il; ienn jen; ïn>[^aeiou] E
o o; ô o; oo o; on>([^aeiouyhnéè]|$) O; om>([pb]|$|s$) O; oi wa; oî wa; oin>([^aeiouyhnéè]|$) wE; oy waj; ou u; où u
oû u; ou>[aeiéèêo] w; ouil>s?$ uj; ouill uj; œu o; œ e; œil oj; oë wa
u u; ù u; û u; ü u; un>([^aeiouyhnéèêm]|$) E; um>[pb] E; C<um>$ E; u>[aeioéèêâ] w; ueil oj; ueill oj; uy wij; y i
y>[aeouéèê] j; ym>[pb] E; yn>[^aeiouyn] E; ÿ i
b b; m<b>s?$ -; c k; c>[eiyéèêîœ'] s; cc>[eiéè] ks; ç s; ch S; ch>[rl] k; n<c>s?$ -; ct>s$ k; sch S; d d; d>s?$ -
f f; ef>s$ e; ff f
g g; g>[eiyéèêî] S; ge>[aoâô] S; gn n; gu>[eiyéèêîa] g; g>t?s?$ -; h -; j S; k k; l l; m m; n n; p p; p>t?s?$ -
m<p>t -; ph f; ps ps; p>te[rz] -
qu k; cqu k; q k; r x; rh x; s s; s>$ -; sc>[eiyéè] s; sh S; ss s; t t; t>s?$ -; th t; ti>on sj; s<ti>on tj
ti>(el|eux|al|aux|en) sj; tch tS; v v; w w; x ks; x>$ -; z z; z>$ -; zz dz`,
  words: `
femme fam, femmes fam, monsieur m@sjo, messieurs mesjo, est e, et e, es e, six sis, dix dis, sept set, huit wit,
neuf nof, cinq sEk, ville vil, villes vil, mille mil, tranquille txAkil, village vilaS, million miljO,
millions miljO, villa vila, mer mex, fer fex, cher Sex, hier jex, hiver ivex, enfer Afex, oignon onO, oignons onO,
automne oton, automnes oton, fier fjex, ver vex, super supex, second s@gO, seconde s@gOd, souvent suvA, argent axSA,
présent pxezA, absent apsA, content kOtA, contents kOtA, accident aksidA, client klijA, clients klijA,
président pxezidA, différent difexA, différents difexA, urgent uxSA, talent talA, parents paxA, parent paxA,
aiment em, dorment doxm, forment foxm, aujourd'hui oSuxdwi, fils fis, bus bus, tous tu, plus plu, sens sAs, ours uxs,
mars maxs, album albom, maximum maksimom, examen egzamE, club klob, but but, août ut, gentil SAti, fusil fuzi,
outil uti, clef kle, œil oj, yeux jo, aquarium akwaxjom, chœur kox, écho eko, orchestre oxkestx, technique teknik,
psychologue psikolog, pays pei, paysage peizaS, eu u, eut u, gaz gaz, avec avek, donc dOk, tabac taba, foot fut,
football futbol, jean dSin, ouest west, sud sud, nord nox, fait fe, faisons f@zO, ça sa, euro oxo, je S@,
quelqu'un kelkE`,
  doubles: 'bcdfglmnprtvzk',
  numbers,
})
