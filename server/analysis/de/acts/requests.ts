import type { ActRule } from '#server/analysis/acts/act.ts'

const language =
  'Englisch|Spanisch|Französisch|Italienisch|Portugiesisch|Chinesisch|Japanisch|Arabisch|Russisch|Türkisch|Polnisch|Ukrainisch|Niederländisch|Griechisch|Koreanisch|Katalanisch|Rumänisch|Schwedisch|Persisch|Vietnamesisch'
const can = 'können|könnten|kannst|könntest|würden|würdest'
const you = 'Sie|du|wir|ich'
const say =
  'sagt|sage|sagst|sagen|schreibt|schreibe|schreibst|schreiben|spricht|buchstabiert|buchstabieren|übersetzt|übersetze|nennt|nenne'
const one = 'man|ich|du|Sie|wir|ihr'
const frag = 'das|es|dieses|diese'

/** Asking for help with the language, in German. */
export const requests: readonly ActRule[] = [
  {
    act: 'asks_how_to_say',
    pattern: [
      `wie ${say} ${one} ${frag} auf|aus? deutsch? $`,
      `wie ${say} ${one} ${frag}|dieses? wort aus $`,
      `wie spricht ${one} [*{1,3}] aus $`,
      `wie ${say} ${one} auf? deutsch? $`,
      `wie ${say} ${one} auf deutsch das? wort? [*{1,6}] $`,
      `wie ${say} ${one} das? wort? [*{1,6}] auf deutsch $`,
      `wie ${say} ${one} zu? das? wort? [*{1,6}] $`,
      `wie kann|soll|muss|könnte|würde ${one} ${frag}|so? auf? deutsch? sagen|schreiben|aussprechen|nennen $`,
      `wie kann|soll|muss|könnte|würde ${one} auf? deutsch? [*{1,6}] auf? deutsch? sagen|schreiben|aussprechen $`,
      `wie würde|kann ${one} sagen [*{1,6}] $`,
      'wie|was heißt das|es|dieses wort? auf deutsch $',
      'wie|was heißt auf deutsch [*{1,4}] $',
      'wie|was heißt das? wort? [*{1,4}] auf deutsch $',
      'wie heißt das ding|wort|teil für|zum [*{1,4}] $',
      'wie|was ist [*{1,4}] auf deutsch $',
      'was|wie ist|lautet|heißt das|die deutsche? wort|übersetzung für|von [*{1,4}] $',
      `weiß nicht wie ${one} ${frag}|auf? deutsch? sagt|sagen|schreibt|schreiben|soll|sage soll|kann? $`,
      `weiß nicht wie ${one} [*{1,5}] sagt|sagen|schreibt|schreiben soll|kann? $`,
      'weiß nicht wie [*{1,3}] auf deutsch heißt $',
      'weiß|kenne das wort für [*{1,4}] nicht $',
      `^ ${can} ${you} mir? [~ins|in|auf{1,4}] übersetzen $`,
      '^ übersetze|übersetzen|übersetz sie? mir? [*{1,4}] $',
    ],
    right: ['Wie sagt man spoon auf Deutsch?', 'was heißt spoon auf deutsch', 'Wie schreibt man das?'],
    wrong: ['Wie geht es dir?', 'Ich sage auf Deutsch hallo', 'Wie schreibst du deiner Mutter so oft'],
  },
  {
    act: 'asks_meaning',
    pattern: [
      'was bedeutet|heißt|bedeuten das|dieses|es|dies wort? $',
      'was soll das heißen|bedeuten $',
      'was meinen|meinst sie|du damit? $',
      'was meinen|meinst sie|du mit [*{1,3}] $',
      'was bedeutet|bedeuten das|der|die|ein|eine? wort? [*{1,4}] auf deutsch $',
      'was bedeutet|bedeuten das|der|die|ein|eine? wort? [*{1,4}] $',
      'was heißt das wort [*{1,3}] $',
      'was heißt !das|auf [*{1,3}] $',
      '[*{1,3}] was bedeutet|heißt|ist das $',
      'bedeutung von|des|der wort? [*{1,3}] $',
      '^ ich? verstehe das wort [*{1,3}] nicht $',
      '^ ich? verstehe|verstehen nur|leider|sie|dich|das|die|es|gar|diese|dieses|deine|ihre|ihnen|den? frage|wort|satz|alles|was|nichts? gar|überhaupt|leider? nicht|nichts|kein|wenig gut|ganz|richtig|wort|bahnhof|so? $',
      '^ ich? kann sie|dich|das|die|es|diese|deine|ihre? frage|wort|satz? leider|gar? nicht|nichts gut|ganz|richtig? verstehen $',
      '^ ich? verstehe nicht was|die sie|du|frage|das sagen|sagst|meinen|meinst|bedeutet|heißt|wollen? $',
      '^ ich? verstehe nicht das|die wort|frage *{0,2} $',
      '^ das|die|es? frage? habe|verstehe ich leider|gar|auch? nicht ganz|richtig|gut? verstanden? $',
      '^ ich? nicht verstehen|verstehe|verstanden $',
      '^ ich? habe? leider|das|die|es|gar|sie|nichts? frage|wort? nicht|nichts? ganz|richtig|gut? verstanden $',
      `^ ${can} ${you} mir? das wort [*{1,3}] erklären $`,
      `^ ${can} ${you} mir? erklären was [*{1,3}] bedeutet|ist|heißt $`,
      `^ ${can} ${you} mir? das|die|es|dieses|diese frage|wort|bitte? bitte? noch|mal? einmal|mal? erklären $`,
      '^ erkläre|erklären|erklär sie|mir? mir? das|die|es? frage|wort|bitte? $',
      'was ist|sind ein|eine|das|der|die wort? [*{1,2}] $',
      '^ was ist das|dies $',
      '^ was ist|sind [~los|das|der|die|ein|eine|besser|passiert|neu|denn|mit|dein|ihr|deine|ihre] $',
      'weiß nicht was das|dieses|es wort? bedeutet|heißt|ist $',
      'weiß nicht was [*{1,3}] bedeutet|heißt|ist $',
    ],
    right: ['Was bedeutet Rechnung?', 'ich verstehe das nicht', 'Was ist ein Trinkgeld?'],
    wrong: ['Das bedeutet mir viel', 'Mein Bruder versteht nichts', 'Was ist los?'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      `^ ${can} ${you} das|es|die|bitte|mir|deine|ihre? frage|bitte? bitte|noch|das|langsam? einmal|mal? wiederholen *{0,3} $`,
      '^ bitte? das|die|frage? frage? wiederholen $',
      '^ wiederholen|wiederhol|wiederhole sie|das|die|es|bitte? das|die|es|bitte? frage|bitte? *{0,2} $',
      `^ ${can} ${you} das|es|die|mir|bitte|mich|was? *{0,2} noch mal|einmal sagen|fragen|erklären $`,
      '^ noch mal|einmal bitte? langsam|langsamer|von|die? vorne|frage? $',
      '^ sag|sage|sagen|frag sie|das|es|mir? das|es|bitte? bitte? noch mal|einmal $',
      '^ wie $',
      '^ wie bitte $',
      '^ was|hä|hm|bitte|entschuldigung|verzeihung|häh $',
      'was haben|hast|sagen|sagst|sagten|sagtest sie|du gesagt|gefragt|gerade? gesagt? $',
      'wie|was war|ist|lautet|lautete die|deine|ihre frage *{0,2} $',
      '^ ich habe sie|dich|das|die|es|leider|dir? frage? nicht gut|richtig? gehört $',
      '^ das|die frage? habe ich leider? nicht gut|richtig? gehört $',
      '^ ich? höre|hören sie|dich|das? nicht|nichts|schlecht gut? $',
      `^ ${can} ${you} bitte|etwas? langsamer|langsam|lauter bitte? sprechen|sagen|reden $`,
      '^ sprechen|sprich|reden|rede sie? etwas|ein|nicht|bitte|so? bisschen|bitte|so|etwas? langsamer|langsam|lauter|schnell $',
      '^ etwas|bitte? langsamer|langsam $',
      '^ nicht so schnell $',
    ],
    right: ['Können Sie das wiederholen?', 'Wie bitte?', 'noch einmal bitte', 'langsamer bitte'],
    wrong: ['Sie hat die Frage wiederholt', 'Wie ich wohne, ist egal', 'Noch einmal fahre ich nicht nach Rom'],
  },
  {
    act: 'asks_other_language',
    pattern: [
      `^ auf|in|ins? ${language} $`,
      `^ ${can} ${you} *{0,4} auf|in|ins? ${language} *{0,2} $`,
      `^ ${can} ${you} *{1,2} ins|auf *{1,1} übersetzen $`,
      `^ sprichst|sprechen|verstehen|verstehst|reden du|sie|wir auch? ${language}`,
      `^ ${can} ${you} *{0,2} in|auf? meine|meiner|einer|eine anderen|andere? sprache *{0,2} $`,
    ],
    right: ['Auf Englisch bitte', 'Sprechen Sie Englisch?', 'können wir englisch sprechen'],
    wrong: ['Englisches Essen', 'Ich lerne Spanisch', 'Ich spreche Deutsch und ein bisschen Französisch'],
  },
]
