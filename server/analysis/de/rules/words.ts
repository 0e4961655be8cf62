import type { Rule } from '#server/analysis/grammar/rule.ts'
import { articleIn, genderOf } from './noun-phrase.ts'
import { rule } from './rule-of.ts'

const thinks =
  'denke|denkst|denkt|glaube|glaubst|glaubt|hoffe|hofft|weiß|weißt|meine|finde|findet|sagt|sage|sagte|freut'
const language =
  'deutsch|englisch|spanisch|französisch|italienisch|portugiesisch|türkisch|russisch|arabisch|polnisch|chinesisch|japanisch|ukrainisch'
const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)

export const words: readonly Rule[] = [
  rule(
    'de.spelling.dass',
    'spelling',
    [
      `${thinks} , [das] ich|du|er|wir|man|sie|es`,
      `denke|denkst|glaube|glaubst|hoffe|weiß [das] ich|du|er|wir|man|sie|es`,
    ],
    'dass',
    'dass',
    [
      ['Ich glaube, das er kommt.', 'Ich glaube, dass er kommt.'],
      ['Ich denke das wir gehen.', 'Ich denke dass wir gehen.'],
      ['Ich weiß, das du recht hast.', 'Ich weiß, dass du recht hast.'],
    ],
    ['Ich glaube, dass er kommt.', 'Das Buch, das ich lese, ist gut.', 'Ich glaube, das ist gut.'],
  ),
  rule(
    'de.spelling.das',
    'spelling',
    [
      '^ [dass] ist|war|sind|finde|mag|kostet|stimmt|geht',
      '^ [dass] <noun neut sg -pl><not name> <verb 3s>',
      'in|für|auf|durch|ohne [dass] <noun neut sg>',
    ],
    'das',
    'das',
    [
      ['Dass ist gut.', 'Das ist gut.'],
      ['Dass Auto ist neu.', 'Das Auto ist neu.'],
      ['Ich gehe in dass Haus.', 'Ich gehe in das Haus.'],
    ],
    ['Das ist gut.', 'Dass Kinder spielen, ist gut.', 'Ich weiß, dass er da ist.'],
  ),
  rule(
    'de.word_choice.age',
    'word_choice',
    ['#', '<num>'].flatMap((number) =>
      ['$', 'alt'].map((end) => `^ ich|du|er|sie|wir [habe|hast|hat|haben] ${number} jahre ${end}`),
    ),
    ({ marked }) => ({ habe: 'bin', hast: 'bist', hat: 'ist', haben: 'sind' })[marked[0]?.lower ?? ''] ?? null,
    'age',
    [
      ['Ich habe 20 Jahre.', 'Ich bin 20 Jahre.'],
      ['Er hat zehn Jahre.', 'Er ist zehn Jahre.'],
      ['Ich habe 15 Jahre alt.', 'Ich bin 15 Jahre alt.'],
    ],
    ['Ich bin 20 Jahre alt.', 'Ich habe zwei Jahre Erfahrung.', 'Ich habe zehn Jahre in Rom gelebt.'],
  ),
  rule(
    'de.word_choice.not_a',
    'word_choice',
    '=haben|=brauchen|=kaufen|=sein<verb> [nicht ein|eine|einen|einem|einer] <noun>',
    ({ marked }) => `k${marked[1]?.lower}`,
    'kein',
    [
      ['Ich habe nicht ein Auto.', 'Ich habe kein Auto.'],
      ['Das ist nicht eine Katze.', 'Das ist keine Katze.'],
      ['Wir haben nicht einen Hund.', 'Wir haben keinen Hund.'],
    ],
    ['Ich habe kein Auto.', 'Ich habe nicht eine einzige Idee.', 'Ich bin nicht müde.'],
  ),
  rule(
    'de.word_choice.not_noun',
    'word_choice',
    [
      '^ <pron subj> =haben|=brauchen<verb> [nicht zeit|geld|hunger|durst|lust|angst|geschwister|kinder|freunde|auto|ahnung] $',
      '=haben<verb> ich|wir [nicht zeit|geld|hunger|durst|lust|angst|geschwister|kinder|freunde] $',
    ],
    ({ marked }) => {
      const gender = genderOf(marked[1])
      return gender === null ? null : `${articleIn('kein', 'acc', gender)} ${marked[1]?.text}`
    },
    'kein',
    [
      ['Ich habe nicht Zeit.', 'Ich habe keine Zeit.'],
      ['Wir haben nicht Geld.', 'Wir haben kein Geld.'],
      ['Er hat nicht Hunger.', 'Er hat keinen Hunger.'],
    ],
    ['Ich habe keine Zeit.', 'Ich habe nicht viel Zeit.', 'Ich mag das nicht.'],
  ),
  rule(
    'de.extra_word.not_kein',
    'extra_word',
    '=haben|=brauchen|=mögen<verb> [nicht] kein|keine|keinen',
    '',
    'double_not',
    [
      ['Ich habe nicht kein Geld.', 'Ich habe kein Geld.'],
      ['Er hat nicht keine Zeit.', 'Er hat keine Zeit.'],
      ['Wir brauchen nicht keinen Tisch.', 'Wir brauchen keinen Tisch.'],
    ],
    ['Ich habe kein Geld.', 'Ich habe nicht viel.', 'Nicht, dass ich wüsste.'],
  ),
  rule(
    'de.word_choice.when',
    'word_choice',
    ['[wenn] ich *{0,2} klein|jung|kind|jünger war', '[wenn] ich war'],
    'als',
    'when_past',
    [
      ['Wenn ich klein war, spielte ich viel.', 'Als ich klein war, spielte ich viel.'],
      ['Wenn ich ein Kind war, lebte ich in Rom.', 'Als ich ein Kind war, lebte ich in Rom.'],
      ['Das war schön, wenn ich jung war.', 'Das war schön, als ich jung war.'],
    ],
    ['Als ich klein war, spielte ich viel.', 'Wenn ich groß bin, reise ich.', 'Immer wenn ich da war, regnete es.'],
  ),
  rule(
    'de.spelling.wenn',
    'spelling',
    ['^ [wen] ich|du|er|wir|man|es', ', [wen] ich|du|wir|man|es'],
    'wenn',
    'wenn',
    [
      ['Wen ich Zeit habe, lese ich.', 'Wenn ich Zeit habe, lese ich.'],
      ['Ich lese, wen ich Zeit habe.', 'Ich lese, wenn ich Zeit habe.'],
      ['Wen es regnet, bleibe ich hier.', 'Wenn es regnet, bleibe ich hier.'],
    ],
    ['Wen hast du gesehen?', 'Wenn es regnet, bleibe ich hier.', 'Für wen ist das?'],
  ),
  rule(
    'de.word_choice.many',
    'agreement',
    '!!wie|so|zu|sehr|nicht|, [viel] leute|freunde|kinder|bücher|menschen|sachen|filme|fragen|tage|dinge|sprachen|hobbys|probleme|touristen|wörter|stunden|jahre|häuser|autos|länder|städte',
    'viele',
    'many',
    [
      ['Ich habe viel Freunde.', 'Ich habe viele Freunde.'],
      ['Es gibt viel Leute.', 'Es gibt viele Leute.'],
      ['Ich lese viel Bücher.', 'Ich lese viele Bücher.'],
    ],
    ['Ich habe viele Freunde.', 'Ich habe viel Zeit.', 'Wie viel Zeit hast du?'],
  ),
  rule(
    'de.word_choice.much',
    'agreement',
    '[viele|vielen] geld|zeit|wasser|spaß|glück|stress|obst|gemüse|hunger|milch|kaffee|erfahrung',
    'viel',
    'much',
    [
      ['Ich habe viele Zeit.', 'Ich habe viel Zeit.'],
      ['Er hat viele Geld.', 'Er hat viel Geld.'],
      ['Viele Spaß!', 'Viel Spaß!'],
    ],
    ['Ich habe viel Zeit.', 'Viele Leute sind da.', 'Vielen Dank!'],
  ),
  rule(
    'de.capital.language',
    'capital',
    [
      `=sprechen|=lernen|=verstehen|=unterrichten<verb> ich|du|sie|wir|gut|auch|nur|ein|bisschen|sehr|kein|jetzt|gern{0,3} [${language}] !<noun>`,
      `auf [${language}] !<noun>`,
    ],
    ({ marked, written }) => (/^\p{Ll}/u.test(marked[0]?.text ?? '') ? capital(written) : null),
    'capital_language',
    [
      ['Ich lerne deutsch.', 'Ich lerne Deutsch.'],
      ['Er spricht gut englisch.', 'Er spricht gut Englisch.'],
      ['Wie heißt das auf spanisch?', 'Wie heißt das auf Spanisch?'],
    ],
    ['Ich lerne Deutsch.', 'Das ist ein deutsches Wort.', 'Ich mag deutsch sprechende Radios.'],
  ),
  rule(
    'de.capital.small',
    'capital',
    '* [ich|wir|und|oder|aber|nicht|auch|bin|ist|habe|mit|weil|sehr|mein|meine]',
    ({ marked, words: at }) => {
      const [word] = marked
      // "Ein Ja und ein Aber"
      if (/^(?:ein|kein|das|ohne)$/.test(at(0)[0]?.lower ?? '')) return null
      return word && /^\p{Lu}\p{Ll}+$/u.test(word.text) && at(0)[0]?.kind === 'word' && word.text.length > 1
        ? word.lower
        : null
    },
    'capital_small',
    [
      ['Heute gehe Ich ins Kino.', 'Heute gehe ich ins Kino.'],
      ['Das ist Mein Bruder.', 'Das ist mein Bruder.'],
      ['Tee Und Kaffee, bitte.', 'Tee und Kaffee, bitte.'],
    ],
    ['Heute gehe ich ins Kino.', 'Ich heiße Ana.', 'Er sagt: Ich komme.'],
  ),
]
