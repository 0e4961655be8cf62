import type { ActRule } from '#server/analysis/acts/act.ts'

const language =
  'inglês|alemão|francês|italiano|espanhol|chinês|japonês|árabe|russo|turco|polonês|ucraniano|holandês|grego|coreano|catalão|romeno|sueco'
const can = 'pode|podes|poderia|podia|podem|consegue|dá'
const say =
  'diz|dizer|digo|dizemos|dizem|diria|dizes|fala|falo|falar|falamos|escreve|escrevo|escrever|pronuncia|pronuncio|pronunciar|traduz|soletra|chama'
const how = 'como é|que? que? se|eu|você|vocês|posso|devo|a? gente?'

/** Asking for help with the language, in Portuguese. */
export const requests: readonly ActRule[] = [
  {
    act: 'asks_how_to_say',
    pattern: [
      'como se? chama isso|isto|essa|esta coisa? em? português? $',
      'como se chama a coisa *{1,5} $',
      `${how} ${say} isso|isto|essa|esta palavra|coisa? em? português? $`,
      'como é|que? que? se? diz|dizer|fala|escreve|pronuncia em? português? $',
      `${how} ${say} em português a? palavra? [*{1,6}] $`,
      `${how} ${say} a? palavra? [*{1,6}] em português $`,
      'como é|que? que? se|eu|você|vocês|posso|devo? diz|dizer|digo|dizemos|dizem|diria|dizes|fala|falo|escreve|pronuncia a? palavra? [*{1,6}] $',
      'como é|que? que? se|eu|você|vocês|posso|devo? diz|dizer|digo|fala|escreve|escrevo|pronuncia $',
      'como é|fica [*{1,4}] em português $',
      'o? que|qual é|seria [*{1,4}] em português $',
      'qual é? a? palavra|tradução em? português|portuguesa? para|de|do|da [*{1,4}] em? português? $',
      'não sei como se|eu|é|que? que? se? diz|dizer|fala|falar|escreve|digo isso|em? português? $',
      'não sei como se|eu|é|que? que? se? diz|dizer|fala|falar|escreve|digo [*{1,5}] $',
      'não sei dizer isso? em português $',
      'não sei|conheço a palavra para [*{1,4}] $',
      `^ você? ${can}|me? me? traduzir|traduz|traduza|traduzir !para|isso|isto|o [*{1,4}] $`,
    ],
    right: ['Como se diz spoon?', 'como fala spoon', 'não sei como se diz', 'O que é spoon em português?'],
    wrong: ['Minha irmã fala português', 'Como você se chama?', 'Não sei nadar'],
  },
  {
    act: 'asks_meaning',
    pattern: [
      'o? que significa|quer|você|tu dizer|quer|queres? dizer? isso|isto|essa|esta? palavra? $',
      'o? que quer dizer isso|isto? $',
      'o? que significa|quer dizer? a|essa palavra [*{1,3}] em? português? $',
      'o? que significa|quer dizer? [*{1,4}] em português $',
      'o? que significa [*{1,4}] $',
      'o? que quer|querem dizer [*{1,4}] $',
      '[*{1,3}] o? que significa|quer|é dizer? $',
      'significado de|da|do palavra? [*{1,3}] $',
      '^ eu? não estou? entendo|compreendo|entendi|compreendi|percebo|percebi a|essa palavra [*{1,3}] $',
      '^ eu? não te|lhe|o|estou|consigo? entendo|compreendo|entendi|compreendi|percebo|percebi|entendendo|entender nada|bem|a|essa|esta|isso|sua|o|muito|direito|tua? pergunta|palavra|frase|bem|sua|tua? pergunta? $',
      '^ eu? não entendo|entendi|compreendo o? que você|o|a|tu? diz|disse|quer|falou|significa|senhor|senhora dizer|disse|diz? $',
      '^ eu? não entendo|entendi o? que é|significa [*{1,3}] $',
      '^ não entendo|entendi|compreendo [~a|o|os|as|por|de|que|meu|minha|como|nada|bem|isso|muito|direito] $',
      `^ você? ${can}|me? me? explicar|explica|explique o? que é|significa [*{1,4}] $`,
      `^ você? ${can}|me? me? explicar|explica|explique a palavra [*{1,3}] $`,
      `^ você? ${can}|me? me? explicar|explica|explique a|isso|essa|melhor|esta? pergunta|palavra? $`,
      '^ o? que é|são um|uma|uns|umas [*{1,2}] $',
      '^ o? que é|são [~isso|isto|o|a|melhor|pior|aquilo|que|bom] $',
      '^ o? que é isso|isto|aquilo $',
      'não sei o? que é|significa|quer dizer? um|uma|isso? [*{0,3}] $',
      '^ como assim $',
    ],
    right: ['O que significa conta?', 'nao entendo', 'não entendi a pergunta', 'o que é gorjeta'],
    wrong: ['Significa muito para mim', 'Meu irmão não entende nada', 'O que você recomenda?'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      `^ você|o|a|me? senhor|senhora? ${can} me|você? repetir *{0,5} $`,
      '^ repete|repita|repetir|repetes *{0,5} $',
      `^ você? ${can} me? dizer|falar|perguntar *{0,3} de|outra|mais novo|vez|uma vez? $`,
      '^ fala|diga|diz|fale|me isso|diz|diga|fala? de|outra|mais novo|vez|uma vez? $',
      '^ outra vez $',
      '^ mais uma vez $',
      '^ de novo $',
      '^ como|hein|hã|perdão|desculpe|desculpa|quê $',
      '^ o? quê|que $',
      '^ o? que você|tu|foi|a|o|senhor|senhora? você|tu|senhor|senhora|que? disse|falou|diz|disseste|dizes $',
      'qual é|era|foi a|sua pergunta $',
      '^ eu? não te|lhe|o|a|estou|consigo? ouvi|escutei|ouço|ouvindo|ouvir|escuto bem|nada|direito|a|você? pergunta? $',
      `^ você? ${can} falar|dizer|ir *{0,2} devagar|lento|alto $`,
      '^ fala|fale|falem *{0,2} devagar|lento $',
      '^ mais devagar|lento|lentamente $',
      '^ não tão rápido $',
    ],
    right: ['Pode repetir?', 'Como?', 'mais uma vez', 'mais devagar por favor'],
    wrong: ['Ela repetiu a pergunta', 'Como arroz e feijão', 'Vou de novo a Roma'],
  },
  {
    act: 'asks_repetition',
    isAsked: true,
    pattern: '^ oi $',
    right: ['Oi?', 'oi?', 'Desculpa, oi?'],
    wrong: ['Oi', 'Oi, tudo bem?', 'Oi! Como vai?'],
  },
  {
    act: 'asks_other_language',
    pattern: [
      `^ em? ${language} $`,
      `^ você|nós? ${can}|podemos|vamos *{0,4} em|o? ${language} $`,
      `^ você|tu|o|a? senhor|senhora? fala|falas|entende|sabe|conhece ${language} $`,
      `^ você? ${can} me? traduzir isso|para|isto|o`,
      `^ ${can}|podemos *{0,4} minha|outra língua $`,
    ],
    right: ['em inglês por favor', 'você fala inglês?', 'podemos falar em francês'],
    wrong: ['Comida inglesa', 'Estou aprendendo alemão', 'Falo português e um pouco de francês'],
  },
]
