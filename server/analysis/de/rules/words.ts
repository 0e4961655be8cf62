import type { Rule } from '#server/analysis/grammar/rule.ts'
import { articleIn, genderOf } from './noun-phrase.ts'

const rule = (
  id: string,
  kind: Rule['kind'],
  pattern: Rule['pattern'],
  better: Rule['better'],
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({ id, kind, pattern, better, why, wrong, right })

const comparative: Readonly<Record<string, string>> = {
  groß: 'größer',
  klein: 'kleiner',
  alt: 'älter',
  jung: 'jünger',
  gut: 'besser',
  schnell: 'schneller',
  schön: 'schöner',
  teuer: 'teurer',
  billig: 'billiger',
  lang: 'länger',
  kurz: 'kürzer',
  warm: 'wärmer',
  kalt: 'kälter',
  stark: 'stärker',
  hoch: 'höher',
  wichtig: 'wichtiger',
  interessant: 'interessanter',
  leicht: 'leichter',
  schwer: 'schwerer',
  einfach: 'einfacher',
  ruhig: 'ruhiger',
  früh: 'früher',
  spät: 'später',
}
const bases = Object.keys(comparative).join('|')
const thinks =
  'denke|denkst|denkt|glaube|glaubst|glaubt|hoffe|hofft|weiß|weißt|meine|finde|findet|sagt|sage|sagte|freut'
const language =
  'deutsch|englisch|spanisch|französisch|italienisch|portugiesisch|türkisch|russisch|arabisch|polnisch|chinesisch|japanisch|ukrainisch'
const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)
const wrongComparative: Readonly<Record<string, string>> = {
  guter: 'besser',
  gutter: 'besser',
  vieler: 'mehr',
  großer: 'größer',
  alter: 'älter',
  junger: 'jünger',
  langer: 'länger',
  kurzer: 'kürzer',
  warmer: 'wärmer',
  kalter: 'kälter',
  starker: 'stärker',
  hocher: 'höher',
  gerner: 'lieber',
}

/** Choice of words, das and dass, capitals, small words. */
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
    'de.word_choice.more',
    'word_choice',
    `[mehr ${bases}]`,
    ({ marked }) => comparative[marked[1]?.lower ?? ''] ?? null,
    'comparative',
    [
      ['Mein Haus ist mehr groß.', 'Mein Haus ist größer.'],
      ['Das ist mehr gut.', 'Das ist besser.'],
      ['Der Zug ist mehr schnell als der Bus.', 'Der Zug ist schneller als der Bus.'],
    ],
    ['Mein Haus ist größer.', 'Ich habe mehr Zeit.', 'Das ist nicht mehr so gut.'],
  ),
  rule(
    'de.word_choice.comparative',
    'word_choice',
    `[${Object.keys(wrongComparative).join('|')}] als`,
    ({ marked }) => wrongComparative[marked[0]?.lower ?? ''] ?? null,
    'comparative',
    [
      ['Er ist großer als ich.', 'Er ist größer als ich.'],
      ['Sie ist junger als ich.', 'Sie ist jünger als ich.'],
      ['Tee ist guter als Kaffee.', 'Tee ist besser als Kaffee.'],
    ],
    ['Er ist größer als ich.', 'Ein alter Mann ist da.', 'Tee ist besser als Kaffee.'],
  ),
  rule(
    'de.word_choice.than',
    'word_choice',
    '<adj comp> [wie] ich|du|er|wir|mein|meine|der|die|das|in|ein|eine|früher|gestern',
    'als',
    'than',
    [
      ['Er ist größer wie ich.', 'Er ist größer als ich.'],
      ['Tee ist besser wie ein Kaffee.', 'Tee ist besser als ein Kaffee.'],
      ['Hier ist es schöner wie in Berlin.', 'Hier ist es schöner als in Berlin.'],
    ],
    ['Er ist so groß wie ich.', 'Er ist größer als ich.', 'Es ist schön wie immer.'],
  ),
  rule(
    'de.word_choice.as',
    'word_choice',
    '=sein<verb> *{0,1} so|genauso <adj base> [als] !möglich',
    'wie',
    'as_as',
    [
      ['Er ist so groß als ich.', 'Er ist so groß wie ich.'],
      ['Das ist genauso gut als das.', 'Das ist genauso gut wie das.'],
      ['Sie ist so alt als du.', 'Sie ist so alt wie du.'],
    ],
    ['Er ist so groß wie ich.', 'Er ist älter als ich.', 'Das ist so gut wie neu.'],
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
    'de.agreement.every_masc',
    'agreement',
    '[jede|jeder|jedes|jedem] tag|monat|morgen|abend|nachmittag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sommer|winter !ist|war|kommt|beginnt|hat',
    (match) =>
      match.beside(-1) === 'an' || match.beside(-1) === 'mit' || match.marked[0]?.lower === 'jeder' ? null : 'jeden',
    'every',
    [
      ['Ich lerne jede Tag.', 'Ich lerne jeden Tag.'],
      ['Ich jogge jedes Morgen.', 'Ich jogge jeden Morgen.'],
      ['Wir treffen uns jede Montag.', 'Wir treffen uns jeden Montag.'],
    ],
    ['Ich lerne jeden Tag.', 'Jeder Tag ist schön.', 'An jedem Tag lese ich.'],
  ),
  rule(
    'de.agreement.every_fem',
    'agreement',
    '[jeden|jedes] woche|nacht|stunde',
    'jede',
    'every',
    [
      ['Ich komme jeden Woche.', 'Ich komme jede Woche.'],
      ['Er arbeitet jeden Nacht.', 'Er arbeitet jede Nacht.'],
      ['Der Bus fährt jeden Stunde.', 'Der Bus fährt jede Stunde.'],
    ],
    ['Ich komme jede Woche.', 'Jeden Tag lese ich.', 'Der Bus fährt jede Stunde.'],
  ),
  rule(
    'de.agreement.every_neut',
    'agreement',
    '[jeden|jede] jahr|wochenende|mal',
    'jedes',
    'every',
    [
      ['Ich reise jeden Jahr.', 'Ich reise jedes Jahr.'],
      ['Wir kochen jede Wochenende.', 'Wir kochen jedes Wochenende.'],
      ['Das ist jeden Mal so.', 'Das ist jedes Mal so.'],
    ],
    ['Ich reise jedes Jahr.', 'Jeden Tag lese ich.', 'Jede Woche kochen wir.'],
  ),
  rule(
    'de.agreement.last_neut',
    'agreement',
    '!!<det> [letzte|letzten|nächste|nächsten] jahr|wochenende|mal',
    ({ marked, beside }) =>
      ['das', 'im', 'am', 'zum', 'vom', 'beim', 'seit', 'in', 'mein', 'unser'].includes(beside(-1))
        ? null
        : marked[0]?.lower.startsWith('l')
          ? 'letztes'
          : 'nächstes',
    'last',
    [
      ['Letzte Jahr war ich in Rom.', 'Letztes Jahr war ich in Rom.'],
      ['Ich fahre nächste Jahr nach Spanien.', 'Ich fahre nächstes Jahr nach Spanien.'],
      ['Wir waren letzten Jahr dort.', 'Wir waren letztes Jahr dort.'],
    ],
    ['Letztes Jahr war ich in Rom.', 'Das letzte Jahr war gut.', 'Am letzten Wochenende war ich da.'],
  ),
  rule(
    'de.agreement.good_day',
    'agreement',
    ['^ [gute|guter|gutes|gut] tag|morgen|abend $', '^ [gute|guter|gutes] tag|morgen|abend ,'],
    'guten',
    'wish',
    [
      ['Gute Morgen!', 'Guten Morgen!'],
      ['Guter Tag!', 'Guten Tag!'],
      ['Gute Abend!', 'Guten Abend!'],
    ],
    ['Guten Morgen!', 'Gute Nacht!', 'Gute Besserung!'],
  ),
  rule(
    'de.agreement.good_night',
    'agreement',
    ['[guten|guter|gutes] nacht|fahrt|reise|idee $'],
    (match) => (match.sentence.length > 3 ? null : 'gute'),
    'wish',
    [
      ['Guten Nacht!', 'Gute Nacht!'],
      ['Guten Reise!', 'Gute Reise!'],
      ['Guten Fahrt!', 'Gute Fahrt!'],
    ],
    ['Gute Nacht!', 'Guten Tag!', 'Gute Reise!'],
  ),
  rule(
    'de.agreement.thanks',
    'agreement',
    '[viele|vieles|viel] dank',
    'vielen',
    'wish',
    [
      ['Viele Dank!', 'Vielen Dank!'],
      ['Viel Dank für die Hilfe.', 'Vielen Dank für die Hilfe.'],
      ['Ja, viele Dank.', 'Ja, vielen Dank.'],
    ],
    ['Vielen Dank!', 'Viele Grüße!', 'Danke vielmals.'],
  ),
  rule(
    'de.agreement.dear',
    'agreement',
    '^ [liebe] herr|freund|bruder|vater|onkel|papa|opa',
    'lieber',
    'wish',
    [
      ['Liebe Herr Müller,', 'Lieber Herr Müller,'],
      ['Liebe Freund,', 'Lieber Freund,'],
      ['Liebe Onkel Paul,', 'Lieber Onkel Paul,'],
    ],
    ['Lieber Herr Müller,', 'Liebe Frau Müller,', 'Liebe Freunde,'],
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
  rule(
    'de.word_choice.name_is',
    'word_choice',
    'mein|dein|sein|ihr name [heißt|heiße]',
    'ist',
    'name',
    [
      ['Mein Name heißt Anna.', 'Mein Name ist Anna.'],
      ['Sein Name heißt Paul.', 'Sein Name ist Paul.'],
      ['Mein Name heiße Tom.', 'Mein Name ist Tom.'],
    ],
    ['Mein Name ist Anna.', 'Ich heiße Tom.', 'Er heißt Paul.'],
  ),
  rule(
    'de.extra_word.name',
    'extra_word',
    '^ ich heiße [ist|bin]',
    '',
    'name',
    [
      ['Ich heiße ist Anna.', 'Ich heiße Anna.'],
      ['Ich heiße bin Tom.', 'Ich heiße Tom.'],
      ['Ich heiße ist Lena Müller.', 'Ich heiße Lena Müller.'],
    ],
    ['Ich heiße Anna.', 'Ich heiße Tom und bin neu.', 'Mein Name ist Paul.'],
  ),
  rule(
    'de.word_choice.reflexive_ich',
    'word_choice',
    ['^ ich <verb 1s> [sich] !selbst', '^ ich habe [sich]'],
    'mich',
    'reflexive',
    [
      ['Ich freue sich.', 'Ich freue mich.'],
      ['Ich interessiere sich für Sport.', 'Ich interessiere mich für Sport.'],
      ['Ich habe sich verletzt.', 'Ich habe mich verletzt.'],
    ],
    ['Ich freue mich.', 'Er freut sich.', 'Sie interessiert sich für Sport.'],
  ),
  rule(
    'de.word_choice.reflexive_wir',
    'word_choice',
    '^ wir <verb 1p> [sich]',
    'uns',
    'reflexive',
    [
      ['Wir treffen sich um acht.', 'Wir treffen uns um acht.'],
      ['Wir freuen sich.', 'Wir freuen uns.'],
      ['Wir kennen sich gut.', 'Wir kennen uns gut.'],
    ],
    ['Wir treffen uns um acht.', 'Sie treffen sich.', 'Wir freuen uns.'],
  ),
  rule(
    'de.word_choice.reflexive_du',
    'word_choice',
    ['^ du <verb 2s> [sich]', '^ <verb 2s> du [sich]'],
    'dich',
    'reflexive',
    [
      ['Du freust sich.', 'Du freust dich.'],
      ['Freust du sich?', 'Freust du dich?'],
      ['Du interessierst sich für Musik.', 'Du interessierst dich für Musik.'],
    ],
    ['Du freust dich.', 'Er freut sich.', 'Freust du dich?'],
  ),
  rule(
    'de.missing_word.reflexive',
    'missing_word',
    ['^ ich [interessiere] für', '^ ich [freue] auf|über', '^ ich [fühle] gut|schlecht|wohl|krank|müde|allein|besser'],
    ({ written }) => `${written} mich`,
    'reflexive_missing',
    [
      ['Ich interessiere für Musik.', 'Ich interessiere mich für Musik.'],
      ['Ich freue auf die Ferien.', 'Ich freue mich auf die Ferien.'],
      ['Ich fühle gut.', 'Ich fühle mich gut.'],
    ],
    ['Ich interessiere mich für Musik.', 'Ich freue mich.', 'Ich fühle mich gut.'],
  ),
  rule(
    'de.spelling.polite_bitte',
    'capital',
    '^ können|könnten|haben|wollen|möchten [sie] mir|uns bitte',
    ({ marked }) => (marked[0]?.text === 'sie' ? 'Sie' : null),
    'polite',
    [
      ['Können sie mir bitte helfen?', 'Können Sie mir bitte helfen?'],
      ['Könnten sie uns bitte sagen, wo das ist?', 'Könnten Sie uns bitte sagen, wo das ist?'],
      ['Könnten sie mir bitte helfen?', 'Könnten Sie mir bitte helfen?'],
    ],
    ['Können Sie mir bitte helfen?', 'Können sie kommen?', 'Sie können gehen.'],
  ),
  rule(
    'de.capital.polite_verb',
    'capital',
    '^ entschuldigen|verzeihen|sagen|warten|kommen [sie] mir|bitte|mich',
    ({ marked }) => (marked[0]?.text === 'sie' ? 'Sie' : null),
    'polite',
    [
      ['Entschuldigen sie bitte!', 'Entschuldigen Sie bitte!'],
      ['Warten sie bitte!', 'Warten Sie bitte!'],
      ['Sagen sie mir bitte die Adresse.', 'Sagen Sie mir bitte die Adresse.'],
    ],
    ['Entschuldigen Sie bitte!', 'Kommen sie morgen?', 'Warten Sie bitte!'],
  ),
  rule(
    'de.agreement.two_nouns',
    'agreement',
    [
      'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|viele|einige|mehrere [bruder|schwester|kind|freund|freundin|hund|katze|tag|jahr|woche|monat|stunde|haus|auto|buch|stadt|film|sprache|minute|mensch|person|frage|apfel|zimmer]',
    ],
    ({ marked, form, beside }) => {
      if (['seit', 'vor', 'mit', 'nach', 'in', 'von', 'bei', 'um'].includes(beside(-1))) return null
      return form(marked[0], 'noun sg → noun pl nom') || null
    },
    'plural',
    [
      ['Ich habe zwei Bruder.', 'Ich habe zwei Brüder.'],
      ['Ich habe drei Katze.', 'Ich habe drei Katzen.'],
      ['Ich lese viele Buch.', 'Ich lese viele Bücher.'],
    ],
    ['Ich habe zwei Brüder.', 'Ich habe einen Hund.', 'Ich lese viele Bücher.', 'Wir haben drei Zimmer.'],
  ),
]
