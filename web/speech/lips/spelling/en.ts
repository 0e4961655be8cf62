import { numbers } from '../numbers/en.ts'
import { words } from './en-words.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; a>Ce(s|d|r|rs|ment|ments|ly|ful|ness|less|hood|like|time|line|style|boat|work|place|some)?$ E
a>C(ing|ings|ed|y|ies)$ E; a>(tion|cious|tial|ble$|dle$|stes?$) E; a>$ @; al>k O; al>[lt] Ol; a>l[fvm] a; au O; aw O
augh O; ai E; ay E; air er; aigh E
ar Ar; ar>[aeiouy] er; w<ar Or; w<ar>d$ @r; V.*C<ar>d?$ @r; w<a>[^xygklr] o; wh<a>t o; qu<a>[^rky] o; qua>re kwe
[aeiouy].*C<age>s?$ idS; ange>[rls]?$ EndS
V.*C<al>(ly|s)?$ @l; V.*C<an>s?$ @n; V.*C<ant>s?$ @nt; V.*C<ance>s?$ @ns; V.*C<a>ble(s)?$ @
e e; e>Ce$ I; V.*<e>$ -; ^C+<e>$ I; V.*[^szxhcg]<e>s$ -; V.*[szxhcg]<e>s$ i; V.*[td]<ed>$ id; V.*[^td]<ed>$ d
V.*C<e>(ment|ments|ty|thing|ly|ful|ness|less|hood|like|time|line|style|boat|work|place|some)$ -
ee I; eer Ir; ea I; ea>(d|dy|ds|lth|lthy|ther|thers|sure|vy|nt)$ e; ear Ir; ear>[nlt] 3r; eau ou; ei E; c<ei I
eigh E; ei>ther I; eu jU; ew jU; [rlj]<ew U; ch<ew U; ey E; V.*C<ey>s?$ i
er>C 3r; V.*(y|C)<er>(s|ed|ing|n|ns)?$ @r; er er; ere>$ Ir; V.*C<el>s?$ @l; V.*C<en>(s|ed|t|ts|ce|cy)?$ @n
V.*C<em>s?$ @m; V.*C<et>s?$ it; e>[bcdfglmnprtv]V(C|$) e; V.*C<est>$ ist
i i; i>Ce(s|d|r|rs|ly|ful|ness|less|hood|like|time|line|style|boat|work|place|some)?$ ai; i>C(ing|ings)$ ai
V.*C<ive>(s|ly)?$ iv; V.*C<ine>$ in; V.*C<ite>$ it; V.*C<ice>$ is; igh ai; ign>(s|ed|er)?$ ain
ind>(s|er|ing)?$ aind; ild>$ aild; ir 3r; irr ir; ir>[aeio] air; ire>[sd]?$ ai@r
ie I; ^C+<ie>[sd]?$ ai; V.*C<ie>s?$ i; V.*C<ied>$ id; ^C+<ied>$ aid; ia j@; io j@; i>et ai; ious j@s; [aeou]<i i
o o; o>Ce(s|d|r|rs|ly|ful|ness|less|hood|like|time|line|style|boat|work|place|some)?$ ou; o>C(ing|y)$ ou; o>$ ou
o>(es|s)$ ou; oo U; oor Or; oa ou; oar Or; oe ou; oi oi; oy oi; ou au; ough O; ought Ot; ould ud; V<our>s?$ @r
our Or; V.*C<ous>(ly)?$ @s
ow au; C<ow>s?$ ou; V.*C<ow>(s|ed|er)?$ ou; oll>$ oul; ol>[dt] oul; olk ouk; or Or; w<or 3r; V.*C<or>s?$ @r
ore>[sd]?$ Or; V.*C<on>s?$ @n; V.*C<om>s?$ @m; o>ther a; o>ve[rsdl]?$ a; o>n(ey|th|day|k) a
^c<om>[pm][aieulr] @m; ^c<on>[tvsdf][aeir]C? @n; ^<o>C(e|a)C ou; ^<to>[dmgwn] t@; o>ci ou; o>(tion|sure) ou
u a; u>Ce(s|d|r|rs|ly)?$ jU; [rlj]<u>Ce(s|d|r)?$ U; u>C(ing|y)$ jU; u>C[aeiou] jU; [rl]<u>C[aeiou] U
^<u>n[idf][^en] a; ^<uni jUni; ture>[sdr]?$ tS@r; sure>[sd]?$ S@r; ur 3r; ur>[aeio] jur; urr 3r; ui U; ue>s?$ jU
[rl]<ue>s?$ U
gue>s?$ g; que>s?$ k; gu>[eiy] g; ng<u>a w; u>$ U; V.*C<um>s?$ @m; ull>$ ul; V.*C<ful>$ f@l; u>al ju; uy ai
V.*C<us>$ @s
y i; ^<y j; ^C+<y>$ ai; y>Ce ai; y>ing i; f<y>$ ai; ^(t|st)<y>l ai; eye ai; V<y>V j; ly>$ li
b b; mb>(s|ed|ing)?$ m; bt>s?$ t; c k; c>[eiy] s; cc>[eiy] ks; ch tS; ch>[rl] k; sch sk; tch tS; ck k; ci>[aeo] S
ci>an S; ch>e(m|st) k; d d; dge dS; dg dS; dj dS; f f; ff f
g g; g>[eiy] dS; gg g; ^<gh g; gh -; ^<gn n; gn>s?$ n; ng N; nge>[srd]?$ ndS; ng>er$ Ng; ng>[lr] Ng; nk Nk
nc>[lt] Nk; nx Nks; h h; wh w; ^<wh>o h; rh r; exh egz; j dS; k k; ^<kn n
l l; a<l>[fm] -; C<le>s?$ @l; C<led>$ @ld; m m; mn>s?$ m; n n; p p; ph f; ^<ps s; ^<pn n; q k; qu kw; r r; s s
sc>[eiy] s; sh S; s<sion S@n; ssion S@n; sion S@n; st>le s; st>en s; s>ual S; sw>er s
t t; th T; ghth th; tion S@n; s<tion tS@n; ti>(al|ent|ous|an) S; ts ts; v v; w w; ^<wr r; x ks; ^<x z; z z; é E; è e
à a; ï i; ñ nj; ç s; ö o; ü u; ä a`,
  words,
  doubles: 'bcdfglmnprstvzk',
  numbers,
})
