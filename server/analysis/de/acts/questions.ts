import type { ActRule } from '#server/analysis/acts/act.ts'

/** Questions that a student asks, in German; to ask for a thing is an answer. */
export const questions: readonly ActRule[] = [
  {
    act: 'asks_back',
    pattern: [
      '^ und dein|deine|ihr|ihre|eure <noun> $',
      '^ *{0,4} und du|dir|sie|ihnen|euch|ihr|dich|selbst auch|so|denn? $',
      '^ und bei|mit|für|von dir|ihnen|euch|dich|sie $',
      '^ und deine|dein|ihre|ihr|deiner $',
      '^ und wie|wo|was|woher|wann ist|wohnst|wohnen|machst|machen|kommst|kommen|geht|sieht es|du|sie *{0,4} $',
    ],
    right: ['Und du?', 'Gut, und dir?', 'und bei dir'],
    wrong: ['Mein Bruder und ich', 'Du und Ana', 'Er und sie kommen morgen'],
  },
  {
    act: 'asks_back',
    isAsked: true,
    pattern: '^ du|sie|ihr auch|nicht $',
    right: ['Du auch?', 'Sie auch?', 'Ihr auch?'],
    wrong: ['Ich auch', 'Sie auch', 'Auch am Montag?'],
  },
  {
    act: 'question',
    pattern: [
      '^ kannst|könntest? du? erzähl|erzähle|sag|einen|mir mir? einen? [witz] erzählen? $',
      '^ und|aber? warum|wieso|weshalb|wozu $',
      '^ und|aber? warum|wieso|weshalb|wozu|woher|wohin <verb> [*{1,9}]',
      '^ und|aber? wo <verb> man|ich|du|sie|der|die|das|es|hier|wir|ein|eine|dein|deine|ihr|ihre [*{0,9}]',
      '^ wie viel|viele|lange|weit|oft|alt|hoch|groß|spät|teuer [*{0,9}]',
      '^ wie heißt|heißen|geht|ist|sind|komme|kommen|funktioniert|kommt|alt|fährt du|sie|es|ich|man|der|die|das|dein|deine|ihr|ihre|bist [*{0,9}]',
      '^ was kostet|kosten|empfehlen|empfiehlst|machst|machen|gibt|haben|hast|ist|sind|isst das|die|der|sie|du|es|ihr|ein|eine|hier|dein|deine|ihre [*{0,9}]',
      '^ wann <verb> *{0,2} [*{0,9}]',
      '^ wer ist|kommt|bist|sind|geht|wohnt [*{0,3}] $',
      '^ welcher|welche|welches|welchen|welchem [*{1,9}]',
      '^ seit|ab|bis wann|wie [*{0,9}]',
      '^ um wie viel uhr [*{0,9}]',
      '^ !!, gibt|ist|sind|hast|haben|bist|warst|waren|regnet|gefällt|magst|mögen|arbeiten|arbeitest|darf|dürfen|kommst|kommen|wohnst|wohnen|kostet|fährt|muss|müssen|soll|sollen|kennst|kennen|spielst|war es|das|du|sie|man|er|der|die|ihr|ich|wir|dein|deine|ihr|ihre|dir|ihnen [*{0,9}]',
      '^ !!, kann|können|kannst man|sie|du|ich|wir bezahlen|zahlen|mit|hier|dort|parken|mir|es|das sagen|empfehlen|karte|kreditkarte|parken|rauchen|einen|bar [*{0,9}]',
      '^ können|könnten|kannst|könntest sie|du mir sagen|erklären|empfehlen|zeigen [*{0,9}]',
    ],
    right: [
      'erzähl einen witz',
      'wo ist die toilette',
      'was kostet das',
      'Hast du einen Hund?',
      'was ist deine lieblingsfarbe',
    ],
    wrong: [
      'Wo ich wohne, gibt es viele Parks',
      'Wer viel arbeitet, verdient viel',
      'Wie die Leute fahren, ist schrecklich',
    ],
  },
  {
    act: 'question',
    isAsked: true,
    pattern: [
      '^ und|aber? *{0,2} warum|wieso !nicht [*{0,9}]',
      '^ und|aber? *{0,2} warum|wieso nicht [*{1,9}]',
      '^ und|aber? *{0,2} was|wo|wer|wie|wann|woher|wohin|welche|welcher|welches|welchen|wem|wen|wofür|womit|worüber [*{0,9}]',
      '^ !kann|könnte|hätte <verb pres 3s> [*{1,9}]',
      '^ <verb pres 2s> du|dir|dich [*{0,9}]',
      '^ <verb> sie|ihr [*{1,9}]',
      '^ sind|werden|haben [*{1,9}]',
      '^ kann|können man|ich|wir [*{0,5}] bezahlen|zahlen|parken|sehen|gehen|rauchen|fahren|reservieren|kommen',
    ],
    right: ['Kann man mit Karte zahlen?', 'Sind Hunde erlaubt?', 'Kann ich mit Karte bezahlen?'],
    wrong: ['Könnte ich ein Glas Wasser bekommen?', 'Einen Kaffee?', 'Am Montag?'],
  },
]
