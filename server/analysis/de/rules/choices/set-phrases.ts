import type { Rule } from '#server/analysis/grammar/rule.ts'
import { rule } from '#server/analysis/de/rules/rule-of.ts'

export const setPhrases: readonly Rule[] = [
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
      if (beside(-1) === 'um') return null
      if (['seit', 'vor', 'mit', 'nach', 'in', 'von', 'bei'].includes(beside(-1)))
        return marked[0]?.lower === 'zimmer' ? null : form(marked[0], 'noun sg → noun pl dat') || null
      return form(marked[0], 'noun sg → noun pl nom') || null
    },
    'plural',
    [
      ['Ich habe zwei Bruder.', 'Ich habe zwei Brüder.'],
      ['Ich habe drei Katze.', 'Ich habe drei Katzen.'],
      ['Ich lese viele Buch.', 'Ich lese viele Bücher.'],
      ['Ich warte seit zwei Stunde.', 'Ich warte seit zwei Stunden.'],
      ['Das war vor drei Tag.', 'Das war vor drei Tagen.'],
    ],
    [
      'Ich habe zwei Brüder.',
      'Ich habe einen Hund.',
      'Ich lese viele Bücher.',
      'Wir haben drei Zimmer.',
      'Er wohnt mit zwei Freundinnen.',
    ],
  ),
]
