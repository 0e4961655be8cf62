import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'

const person = 'ich|du|er|wir|ihr|man'
const things = 'haus|buch|auto|handy|kleid|hotel|restaurant|foto|bild|geschenk|spiel|zimmer|mädchen|kind|essen'

/** "Das" and "dass", "wenn", "als" and "wann". */
export const conjunctions: readonly Rule[] = [
  ruleOf(
    'dass_after_adjective',
    'spelling',
    [
      `schön|gut|toll|wichtig|schade|möglich|klar|super|nett|leid|wahr|komisch|besser|froh|sicher|traurig|glücklich , [das] ${person}`,
      `gesagt|gedacht|gehört|gewusst|geglaubt|vergessen|erzählt|geschrieben , [das] ${person}`,
    ],
    'dass',
    'dass_clause',
    [
      ['Es ist schön, das du hier bist.', 'Es ist schön, dass du hier bist.'],
      ['Er hat gesagt, das er morgen kommt.', 'Er hat gesagt, dass er morgen kommt.'],
      ['Ich bin froh, das wir Zeit haben.', 'Ich bin froh, dass wir Zeit haben.'],
    ],
    ['Es ist schön, dass du hier bist.', 'Es ist schön, das zu hören.', 'Das Buch ist gut, das liest er gern.'],
  ),
  ruleOf(
    'das_as_object',
    'spelling',
    '^ ich finde|mag|mache|kenne|liebe|weiß|verstehe [dass] sehr|nicht|auch|gut|schön|toll|gern|super|interessant',
    'das',
    'das',
    [
      ['Ich finde dass sehr gut.', 'Ich finde das sehr gut.'],
      ['Ich verstehe dass nicht.', 'Ich verstehe das nicht.'],
      ['Ich mag dass nicht.', 'Ich mag das nicht.'],
    ],
    ['Ich finde das sehr gut.', 'Ich finde, dass es gut ist.', 'Ich weiß, dass er kommt.'],
  ),
  ruleOf(
    'das_relative',
    'spelling',
    `das|dieses|ein|mein <adj>? ${things} , [dass] ich|du|er|sie|wir|ihr`,
    ({ sentence }) => (sentence.some(({ lower }) => lower === 'so' || lower === 'solches') ? null : 'das'),
    'das_relative',
    [
      ['Das Haus, dass wir gekauft haben, ist alt.', 'Das Haus, das wir gekauft haben, ist alt.'],
      ['Das ist ein Buch, dass ich mag.', 'Das ist ein Buch, das ich mag.'],
      ['Das Hotel, dass du kennst, ist teuer.', 'Das Hotel, das du kennst, ist teuer.'],
    ],
    ['Das Haus, das wir gekauft haben, ist alt.', 'Das Gefühl, dass ich falle.', 'Ich hoffe, dass du kommst.'],
  ),
  ruleOf(
    'als_with_past',
    'word_choice',
    '^ [wenn] ich|er|sie|wir|es gestern|vorgestern|letzte|letzten|letztes *{1,5} <verb past> ,',
    'als',
    'when_past',
    [
      ['Wenn ich gestern nach Hause kam, war niemand da.', 'Als ich gestern nach Hause kam, war niemand da.'],
      ['Wenn wir letztes Jahr in Rom waren, war es heiß.', 'Als wir letztes Jahr in Rom waren, war es heiß.'],
      ['Wenn er letzte Woche hier war, regnete es.', 'Als er letzte Woche hier war, regnete es.'],
    ],
    ['Als ich gestern kam, war niemand da.', 'Wenn ich nach Hause komme, esse ich.', 'Immer wenn er kam, lachten wir.'],
  ),
  ruleOf(
    'wenn_with_present',
    'word_choice',
    '^ [als] ich|du|er|wir|man|es ~ob{0,4} habe|hast|hat|haben|bin|bist|ist|sind|kann|kannst|können|muss|müssen|will|möchte , <verb pres>',
    'wenn',
    'wenn_present',
    [
      ['Als ich Zeit habe, lese ich.', 'Wenn ich Zeit habe, lese ich.'],
      ['Als ich krank bin, bleibe ich im Bett.', 'Wenn ich krank bin, bleibe ich im Bett.'],
      ['Als wir Hunger haben, kochen wir.', 'Wenn wir Hunger haben, kochen wir.'],
    ],
    ['Wenn ich Zeit habe, lese ich.', 'Als ich klein war, las ich viel.', 'Als Kind habe ich viel gelesen.'],
  ),
  ruleOf(
    'wann_in_clause',
    'word_choice',
    '=wissen<verb> ich|er|sie? nicht|noch{0,2} , [wenn] der|die|das|er|sie|es|du|wir|mein <noun>? kommt|beginnt|anfängt|fährt|abfährt|ankommt|öffnet|ist|kommst|kommen $',
    'wann',
    'wann',
    [
      ['Ich weiß nicht, wenn der Zug kommt.', 'Ich weiß nicht, wann der Zug kommt.'],
      ['Er weiß nicht, wenn der Film beginnt.', 'Er weiß nicht, wann der Film beginnt.'],
      ['Ich weiß noch nicht, wenn er ankommt.', 'Ich weiß noch nicht, wann er ankommt.'],
    ],
    ['Ich weiß nicht, wann der Zug kommt.', 'Sag mir, wenn der Zug kommt.', 'Ich weiß nicht, ob er kommt.'],
  ),
]
