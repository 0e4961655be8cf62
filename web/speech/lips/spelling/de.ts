import { numbers } from '../numbers/de.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; aa A; ah>([^aeiouyäöü]|$) A; ä e; äh>([^aeiouyäöü]|$) E; ai ai; ay ai; au au; äu ou; eu ou; ei ai; ey ai
e e; é e; ee E; eh>([^aeiouyäöü]|$) E; e>$ @; ^C+<e>$ E; V.*C<er>$ @; V.*C<ern>($|[bhkmsv]) @n
V.*C<er>[bcdfghjklmpqrsvwz] @; V.*C<ers>($|t) @s; V.*<en>$ @n; V.*<el>n?$ @l; V.*C<em>$ @m; V.*C<et>$ @t
i i; ih>([^aeiouyäöü]|$) I; ie I; ieh>([^aeiouyäöü]|$) I; o o; oo O; oh>([^aeiouyäöü]|$) O; ö o
öh>([^aeiouyäöü]|$) O
u u; uh>([^aeiouyäöü]|$) U; ü u; üh>([^aeiouyäöü]|$) U; y u; C<y>$ i; ^<y j; à a; ê e; ô o; oi oi; ou u
b b; c k; c>[eiäöy] ts; ch x; chs ks; chs>[tp] xs; ^<ch>[rloa] k; ck k; d d; dt t; f f; g g; h h; [aeiouäöü]<h -
rh x; th t; th>(aus|ilf|of|und|eit|aft) th; ph f; j j; k k
l l; m m; n n; ng N; n<g>[eiaou][^nrl] g; nk Nk; p p; pf pf; qu kv; q k; r x; s s; ss s; ß s; sch S; ^<s>[pt] S
tsch tS; t t; tz ts; tion tsjOn
v f; w v; x ks; z ts; sh S; ch>en$ x`,
  words: `
familie famIlj@, familien famIlj@n, ferien fExj@n, italien itAlj@n, spanien SpAnj@n, journalist SuxnalIst,
orange orASS@, garage garAS@, restaurant xestoxA, chef Sef, chance SAs@, team tIm, computer kompjUt@, handy hendi,
baby bEbi, shop Sop, job dSop, jeans dSIns, interview intxvju, linie lInj@, hobby hobi, party pAxti, cool kUl,
jahrhundert jAhund@t, genie SenI, euro ouxo, medien mEdj@n, ingenieur inSenjox, weekend vIkent`,
  doubles: 'bdfglmnprtzk',
  numbers,
})
