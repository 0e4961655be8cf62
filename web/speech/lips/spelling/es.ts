import { numbers } from '../numbers/es.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; á a; e e; é e; o o; ó o; i i; í i; u u; ú u; ü w; i>[aeoáéóuú] j; u>[aeoáéóií] w; V<y>$ j; y>V j; y i
b b; v b; w w; d d; f f; k k; l l; ll j; m m; n n; n>[bvpm] m; ñ n; p p; ^<p>[st] -; t t; r r; rr r; s s; z T; x ks
^<x s
c k; c>[eiéí] T; cc>[eiéí] kT; ch ts; g g; g>[eiéí] x; gu>[eiéí] g; gü gw; j x; qu k; q k
h -; hu>[aeoáéó] w; hi>[aeoáéó] j; sh s; ph f; th t; wh w; gn n; ç s`,
  words: `sándwich sangwits, wifi wifi, euro ewro`,
  doubles: 'bdflmnpstz',
  numbers,
})
