import { numbers } from '../numbers/pt.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; á a; à a; â a; ã A; ão Aw; ãe Aj; ãi Aj; e e; é e; ê e; e>s?$ i; i i; í i; o o; ó o; ô o; õ O; õe Oj; o>s?$ u
u u; ú u; ü w; y i
a>s?$ @; i>[aeoáéóãõâêô] j; [aeoáéóâêô]<i j; [aeiáéíâê]<u w; [oó]<u w; ou ow
am>$ Aw; am>[pb] A; an>[cdfgjqstvxzç] A; âm>[pb] A; ân>[cdfgjqstvxzç] A
em>$ ej; êm>$ ej; ém>$ ej; ens>$ ejs; éns>$ ejs; em>[pb] E; en>[cdfgjqstvxzç] E; êm>[pb] E; ên>[cdfgjqstvxzç] E
im>$ I; im>[pb] I; in>[cdfgjqstvxzç] I; ins>$ Is; om>$ O; om>[pb] O; on>[cdfgjqstvxzç] O; ons>$ Os; ôm>[pb] O
ôn>[cdfgjqstvxzç] O
um>$ U; um>[pb] U; un>[cdfgjqstvxzç] U; uns>$ Us; n>$ n
b b; d d; d>i dz; de>s?$ dzi; f f; j z; k k; l l; l>$ w; l>[bcdfgjmnpqrstvxz] w; lh l; m m; n n; nh n; p p; t t
t>i ts; te>s?$ tsi
r r; ^<r x; rr x; r>$ x; r>[bcdfgjlmnpqstvxz] x; [nls]<r x; v v; w w; z z; s s; ss s; sc>[eiéêí] s; sç s; h -; ch s
c k; ç s; c>[eiéêí] s; g g; g>[eiéêí] z; gu>[eiéêí] g; gu>[aoáâãó] gw; gü gw; qu>[eiéêí] k; qu>[aoáâãó] kw; q k
x s; ex>V ez; ph f; sh s; th t`,
  words: `
muito mujtu, muita mujt@, muitos mujtus, muitas mujt@s, táxi taksi, fixo fiksu, sexo seksu, e i,
guarda-chuva gwaxdasuv@, cinquenta sikwet@, tranquilo trakwilu, frequente frekwetsi, linguiça ligwis@,
internet itexnetsi, euro ewru`,
  doubles: 'bcdfglmnptz',
  numbers,
})
