import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'

const comparatives: Readonly<Record<string, string>> = {
  groß: 'größer',
  klein: 'kleiner',
  alt: 'älter',
  jung: 'jünger',
  gut: 'besser',
  schnell: 'schneller',
  schön: 'schöner',
  teuer: 'teurer',
  billig: 'billiger',
  größe: 'größer',
  kleine: 'kleiner',
  alte: 'älter',
  schöne: 'schöner',
  schnelle: 'schneller',
}
const devices = 'licht|fernseher|radio|handy|computer|heizung|lampe'

/** Small words, the weather, and verbs that other languages use. */
export const slips: readonly Rule[] = [
  ruleOf(
    'dots_between_words',
    'accents',
    [
      '[wahrend] der|des|dem|ich|wir|er|meiner|meines',
      'die|meine|deine|seine|ihre [zahne]',
      '!!ihr [gefallt] mir|dir|ihm|uns',
    ],
    ({ marked: [word], written }) =>
      word?.lower === 'zahne' ? 'Zähne' : written.toLowerCase() === 'wahrend' ? 'während' : 'gefällt',
    'dots',
    [
      ['Ich esse wahrend der Pause.', 'Ich esse während der Pause.'],
      ['Meine Zahne tun weh.', 'Meine Zähne tun weh.'],
      ['Das gefallt mir.', 'Das gefällt mir.'],
    ],
    ['Ich esse während der Pause.', 'Meine Zähne tun weh.', 'Ihr gefallt mir.'],
  ),
  ruleOf(
    'older_than',
    'word_choice',
    [
      '!!so|genauso|ebenso|zu|nicht [groß|klein|alt|jung|gut|schnell|schön|teuer|billig] als ich|du|er|sie|wir|ihr $',
      '[größe|kleine|alte|schöne|schnelle] als ich|du|er|sie|wir|ihr',
    ],
    ({ marked, beside }) =>
      /^(?:so|genauso|ebenso|zu|nicht)$/.test(beside(-1)) ? null : (comparatives[marked[0]?.lower ?? ''] ?? null),
    'comparative',
    [
      ['Mein Bruder ist groß als ich.', 'Mein Bruder ist größer als ich.'],
      ['Sie ist größe als ich.', 'Sie ist größer als ich.'],
      ['Er ist alt als du.', 'Er ist älter als du.'],
    ],
    ['Er ist größer als ich.', 'Er ist so groß wie ich.', 'Es war schön, als ich kam.'],
  ),
  ruleOf(
    'weather',
    'missing_word',
    ['^ heute|gestern|morgen|jetzt|hier|oft [regnet|schneit|regnete] $|und|viel|sehr|stark|nicht|oft'],
    ({ written }) => `${written} es`,
    'weather',
    [
      ['Heute regnet und ich bleibe hier.', 'Heute regnet es und ich bleibe hier.'],
      ['Hier schneit viel.', 'Hier schneit es viel.'],
      ['Jetzt regnet.', 'Jetzt regnet es.'],
    ],
    ['Heute regnet es.', 'Es regnet viel.', 'Morgen schneit es.'],
  ),
  ruleOf(
    'es_is',
    'missing_word',
    ['^ heute|hier|jetzt|draußen [es] sehr|so|zu? kalt|warm|heiß|schön|windig|sonnig|dunkel $'],
    'ist es',
    'verb_missing',
    [
      ['Heute es sehr kalt.', 'Heute ist es sehr kalt.'],
      ['Hier es schön.', 'Hier ist es schön.'],
      ['Draußen es zu heiß.', 'Draußen ist es zu heiß.'],
    ],
    ['Heute ist es sehr kalt.', 'Es ist kalt.', 'Hier gibt es viel.'],
  ),
  ruleOf(
    'switch_on',
    'word_choice',
    [`das|den|die ${devices} [öffnen] $`, `das|den|die ${devices} [schließen] $`],
    ({ marked, word }) => (word(0) === '' ? null : marked[0]?.lower === 'öffnen' ? 'anmachen' : 'ausmachen'),
    'switch',
    [
      ['Kannst du das Licht öffnen?', 'Kannst du das Licht anmachen?'],
      ['Ich möchte den Fernseher öffnen.', 'Ich möchte den Fernseher anmachen.'],
      ['Bitte das Licht schließen!', 'Bitte das Licht ausmachen!'],
    ],
    ['Kannst du das Licht anmachen?', 'Ich will die Tür öffnen.', 'Das Fenster schließen, bitte.'],
  ),
  ruleOf(
    'as_job',
    'extra_word',
    '=arbeiten<verb> ~mehr|lieber|besser|anders|länger|schneller{0,2} als [ein|eine] <noun> $|in|bei|und|,',
    '',
    'no_article',
    [
      ['Er arbeitet als ein Kellner.', 'Er arbeitet als Kellner.'],
      ['Ich arbeite als eine Lehrerin in Bonn.', 'Ich arbeite als Lehrerin in Bonn.'],
      ['Sie arbeitet als eine Ärztin.', 'Sie arbeitet als Ärztin.'],
    ],
    ['Er arbeitet als Kellner.', 'Er arbeitet mehr als ein Chef.', 'Sie ist mehr als eine Freundin.'],
  ),
  ruleOf(
    'do_sport',
    'extra_word',
    '=machen<verb> ich|wir|gern|gerne|auch|viel{0,2} [das|den|die] sport|yoga|gymnastik',
    '',
    'sport',
    [
      ['Ich mache das Sport.', 'Ich mache Sport.'],
      ['Wir machen gern den Sport.', 'Wir machen gern Sport.'],
      ['Er macht das Yoga.', 'Er macht Yoga.'],
    ],
    ['Ich mache Sport.', 'Ich mache das gern.', 'Der Sport macht Spaß.'],
  ),
  ruleOf(
    'very_much',
    'word_choice',
    [
      '^ ich|er|sie|wir =mögen|=lieben<verb> dieses|diesen|diese|das|den|die|mein|meine|meinen <noun> [viel] $',
      '^ ich|er|sie|wir =mögen|=lieben<verb> <noun> [viel] $',
    ],
    'sehr',
    'very',
    [
      ['Ich mag dieses Buch viel.', 'Ich mag dieses Buch sehr.'],
      ['Er mag Musik viel.', 'Er mag Musik sehr.'],
      ['Wir lieben die Stadt viel.', 'Wir lieben die Stadt sehr.'],
    ],
    ['Ich mag dieses Buch sehr.', 'Ich lese viel.', 'Er mag viel.'],
  ),
  ruleOf(
    'many_thanks',
    'word_choice',
    ['[danke sehr viel]', '[danke viel] $', '[danke viel] für', '[viel danke]'],
    'vielen Dank',
    'wish',
    [
      ['Danke sehr viel!', 'Vielen Dank!'],
      ['Danke viel für die Hilfe.', 'Vielen Dank für die Hilfe.'],
      ['Viel danke!', 'Vielen Dank!'],
    ],
    ['Vielen Dank!', 'Danke sehr!', 'Danke, viel Glück!'],
  ),
  ruleOf(
    'in_clause_subject',
    'missing_word',
    'weil|dass|wenn [ist <adj base>] $',
    ({ marked, at }) => (at === 0 ? null : `es ${marked[1]?.text} ist`),
    'subject_missing',
    [
      ['Es gefällt mir, weil ist ruhig.', 'Es gefällt mir, weil es ruhig ist.'],
      ['Ich bleibe hier, wenn ist kalt.', 'Ich bleibe hier, wenn es kalt ist.'],
      ['Ich esse das nicht, weil ist teuer.', 'Ich esse das nicht, weil es teuer ist.'],
    ],
    ['Es gefällt mir, weil es ruhig ist.', 'Weil krank ist, wer friert.', 'Dass das so ist, weiß ich.'],
  ),
  ruleOf(
    'lets_repair',
    'extra_word',
    '^ ich|er|sie|wir =lassen<verb pres> ~und|nichts|etwas|viel|wenig|zeit{1,3} [zu] <verb inf> $',
    '',
    'lassen',
    [
      ['Ich lasse mein Auto zu reparieren.', 'Ich lasse mein Auto reparieren.'],
      ['Er lässt die Kinder zu spielen.', 'Er lässt die Kinder spielen.'],
      ['Wir lassen den Kuchen zu backen.', 'Wir lassen den Kuchen backen.'],
    ],
    ['Ich lasse mein Auto reparieren.', 'Ich lasse dich in Ruhe.', 'Er lässt mir nichts zu essen.'],
  ),
  ruleOf(
    'modal_zu_object_word',
    'extra_word',
    '^ ich|er|sie|wir|du kann|kannst|können|muss|musst|müssen|will|willst|wollen|darf|dürfen [zu] klavier|gitarre|fußball|tennis|deutsch|englisch|auto <verb inf> $',
    '',
    'modal_zu',
    [
      ['Ich kann zu Klavier spielen.', 'Ich kann Klavier spielen.'],
      ['Er will zu Deutsch lernen.', 'Er will Deutsch lernen.'],
      ['Wir können zu Tennis spielen.', 'Wir können Tennis spielen.'],
    ],
    ['Ich kann Klavier spielen.', 'Ich kann zu Anna fahren.', 'Er will Deutsch lernen.'],
  ),
  ruleOf(
    'verbs_with_bei',
    'preposition',
    [
      '=bedanken<verb> mich|sich|uns [zu|von|mit] dir|ihm|ihr|ihnen|euch|dem|der|den|meinem|meiner',
      '^ ich|er|sie|wir habe|hat|haben mich|sich|uns [zu|von|mit] dir|ihm|ihr|ihnen|euch|dem|der|den|meinem|meiner *{0,4} bedankt',
      '=entschuldigen<verb> mich|sich|uns [zu|von|mit] dir|ihm|ihr|ihnen|euch|dem|der|den|meinem|meiner',
    ],
    'bei',
    'verb_preposition',
    [
      ['Ich bedanke mich zu dir.', 'Ich bedanke mich bei dir.'],
      ['Er hat sich zu der Lehrerin bedankt.', 'Er hat sich bei der Lehrerin bedankt.'],
      ['Sie entschuldigt sich zu ihm.', 'Sie entschuldigt sich bei ihm.'],
    ],
    ['Ich bedanke mich bei dir.', 'Er bedankt sich für die Hilfe.', 'Ich komme zu dir.'],
  ),
  ruleOf(
    'nationality_small',
    'capital',
    'ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|kein|keine [<adj -base>] dorf|stadt|freund|freundin|restaurant|film|buch|schule|firma|familie|lehrer|lehrerin|essen|küche|wohnung|haus',
    ({ marked: [word] }) =>
      word && /^\p{Lu}\p{Ll}+(?:isch|deutsch|klein|groß|neu|alt|schön|gut)e[nmrs]?$/u.test(word.text)
        ? word.lower
        : null,
    'capital_adjective',
    [
      ['Ich wohne in einem Englischen Dorf.', 'Ich wohne in einem englischen Dorf.'],
      ['Sie hat einen Spanischen Freund.', 'Sie hat einen spanischen Freund.'],
      ['Das ist ein Italienisches Restaurant.', 'Das ist ein italienisches Restaurant.'],
    ],
    ['Ich habe einen deutschen Freund.', 'Mein Kleiner ist krank.', 'Die Deutsche Bank ist groß.'],
  ),
]
