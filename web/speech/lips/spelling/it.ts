import { numbers } from '../numbers/it.ts'
import { makeSpelling } from './rules.ts'

export const spelling = makeSpelling({
  rules: `
a a; à a; e e; è e; é e; i i; ì i; í i; o o; ò o; ó o; u u; ù u; i>[aeouàèéòóù] j; u>[aeoiàèéòóì] w; y i
b b; d d; f f; l l; m m; n n; n>[bp] m; p p; r r; s s; t t; v v; w v; x ks; z ts; k k; j j; q k; qu kw; cqu kw; h -
c k; c>[eièéì] ts; ci>[aouàòóù] ts; cie ts; ch k; sc>[eièéì] s; sci>[aouàòóù] s; sch sk
g g; g>[eièéì] dz; gi>[aouàòóù] dz; gh g; gn n; gli>[aeouàèéòóù] l; gl>[iì] l; sh s; ph f; th t`,
  words: `glicine glitsine, cielo tselo, cieli tseli, hobby obi, computer kompjuter`,
  doubles: 'bcdfglmnprstvzk',
  numbers,
})
