import type { ActRule } from '#server/analysis/acts/act.ts'

const language =
  'inglés|alemán|francés|italiano|portugués|chino|japonés|árabe|ruso|turco|polaco|ucraniano|holandés|griego|coreano|catalán|rumano|sueco'
const can = 'puedes|puede|podrías|podría|podéis|podemos|pueden'
const how = 'cómo|como'
const say =
  'dice|dices|digo|decimos|dicen|decir|diría|diríamos|dirías|escribe|escribo|escribir|pronuncia|pronuncio|pronunciar|traduce|deletrea'

/** Asking for help with the language, in Spanish. */
export const requests: readonly ActRule[] = [
  {
    act: 'asks_how_to_say',
    pattern: [
      `${how} se|puedo|debo|lo|podría|le? ${say} eso|esto|esta|lo|esa? palabra|cosa? en? español? $`,
      `${how} se|puedo|debo|lo|podría|le? ${say} en español? $`,
      `${how} se|puedo|debo|lo|podría|le? ${say} en español la? palabra? [*{1,6}] $`,
      `${how} se|puedo|debo|lo|podría|le? ${say} a? la? palabra? [*{1,6}] en español $`,
      `${how} se|puedo|debo|lo|podría|le? ${say} a? la? palabra? [*{1,6}] $`,
      `${how} se llama eso|esto|esta|la cosa? *{0,4} en español $`,
      `${how} se llama eso|esto $`,
      `${how} se llama la cosa *{1,5} $`,
      `${how} es [*{1,4}] en español $`,
      'qué|que|cuál|cual es [*{1,4}] en español $',
      'cuál|cual|qué|que es? la? palabra|traducción es? en|española|español? español? para|de [*{1,4}] en? español? $',
      'qué palabra es [*{1,4}] $',
      `no sé ${how} se|lo? ${say}|decirlo|escribirlo en? español? $`,
      `no sé ${how} se|lo? ${say} [*{1,5}] $`,
      'no sé decirlo|decir en? español? $',
      'no sé decir [*{1,4}] $',
      'no sé|conozco la palabra para|de [*{1,4}] $',
      `^ ${can}|me? traducir|traducirme|traduce|traducid [*{1,4}] $`,
      '^ se dice [*{1,4}] $',
    ],
    right: ['¿Cómo se dice spoon?', 'como decir spoon', 'no sé cómo decirlo', 'que es window en español'],
    wrong: ['Mi hermana se dice Ana', '¿Cómo te llamas?', 'No sé nadar'],
  },
  {
    act: 'asks_meaning',
    pattern: [
      '^ eso|esto qué|que es|significa $',
      'qué|que significa|quiere|quieres|quieren decir? eso|esto|esa|esta? palabra? $',
      'qué|que significa|quiere decir? la palabra [*{1,3}] en? español? $',
      'qué|que significa [*{1,4}] en español $',
      'qué|que significa [*{1,4}] $',
      'qué|que quiere|quieren decir [*{1,4}] $',
      '[*{1,3}] qué|que significa|quiere decir? $',
      'significado de la? palabra? [*{1,3}] $',
      '^ yo? no entiendo|comprendo|entendí|comprendí|entender|comprender la? palabra [*{1,3}] $',
      '^ yo? no te|le|lo|la|os? he? entiendo|comprendo|entendí|comprendí|entendido|comprendido|entender|comprender nada|bien|la|tu|su|esa|esta|eso|esto|mucho|muy? pregunta|palabra|frase|bien? $',
      '^ yo? no entiendo|comprendo|entendí lo? qué|que dices|dice|quieres|quiere|dijo|dijiste decir? $',
      '^ yo? no entiendo qué|que significa|es [*{1,3}] $',
      '^ no entiendo|entendí|comprendo [~la|el|los|las|por|a|de|que|mi|tu|su|cómo|como|nada|bien] $',
      `^ me? lo? ${can}|me|lo? explica|explicar|explicarme|explicas qué|que es|significa [*{1,4}] $`,
      `^ me? lo? ${can}|me|lo? explica|explicar|explicarme|explicas la palabra [*{1,3}] $`,
      'explícame|explíqueme qué|que es|significa [*{1,4}] $',
      `^ me? lo? ${can}|me|lo? explica|explicar|explicarlo|explicarme|explícame|explíqueme|explique|explicas la|esa|esta|eso|lo|esto? pregunta|palabra? $`,
      '^ qué|que es|son un|una|unos|unas [*{1,2}] $',
      '^ qué|que es|son [~eso|esto|lo|el|la|mejor|peor] $',
      '^ qué|que es eso|esto $',
      'no sé qué|que significa|es un|una? [*{1,3}] $',
      'no sé qué|que quiere decir [*{0,3}] $',
    ],
    right: ['¿Qué significa cuenta?', 'no entiendo la pregunta', '¿Qué es propina?', 'no entendi'],
    wrong: ['Significa mucho para mí', 'Mi hermano no entiende nada', '¿Qué es lo mejor?'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ no te|le|lo? he? entendido|entiendo bien? repite|repita|repítelo',
      `^ me|lo|te? me|lo? ${can} me|lo|usted|tú? repetir|repetirme|repetirlo|repetirmelo|repetirla *{0,5} $`,
      '^ repite|repita|repetir|repítelo|repítalo|repíteme|repítame|repetid|repites *{0,5} $',
      `^ me|lo? ${can} decir|decirlo|decirme|preguntar *{0,3} otra vez $`,
      `^ me|lo? ${can} decir|decirlo|decirme|preguntar *{0,3} de nuevo $`,
      '^ dilo|dime|dígalo|dígame otra|de vez|nuevo $',
      '^ otra vez la? pregunta? $',
      '^ una vez más $',
      '^ de nuevo $',
      '^ perdón|perdona|perdone|disculpe|disculpa $',
      '^ cómo|como|qué|que|mande|eh dice|dices|has|ha? $',
      'qué|que has|ha|dices|dijiste|dijo|dice dicho? $',
      'cuál|cual era|es la pregunta $',
      '^ no te|le|lo|la|se? he|oigo|oí|escucho|escuché oído|escuchado? bien|nada|la? pregunta? $',
      `^ me? ${can} hablar|decirlo|hablarme|ir *{0,2} despacio|lento $`,
      '^ habla|hable|hablad *{0,2} despacio|lento|lentamente $',
      '^ más despacio|lento|lentamente $',
      '^ no tan rápido $',
    ],
    right: ['¿Puede repetir, por favor?', '¿Cómo?', 'otra vez', 'más despacio por favor'],
    wrong: ['Repitió la pregunta', 'Como arroz con pollo', 'Voy otra vez a Madrid'],
  },
  {
    act: 'asks_other_language',
    pattern: [
      `^ en? ${language} $`,
      `^ me|lo? ${can} *{0,5} ${language} $`,
      `^ ${can} traducirlo|traducir|traducirme eso|esto|lo|a|al`,
      `^ hablas|habla|sabes|hablamos|entiendes|hablan ${language}`,
      `^ ${can} *{0,4} mi|otro idioma|lengua`,
    ],
    right: ['en inglés por favor', 'hablas ingles?', 'podemos hablar en francés'],
    wrong: ['La música inglesa', 'Estudio inglés en la escuela', 'Hablo español y un poco de francés'],
  },
]
