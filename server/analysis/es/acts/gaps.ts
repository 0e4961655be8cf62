import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ yo? estoy|me he? quedé|quedado? *{0,1} bloqueado|bloqueada|atascado|atascada aquí|ahora? $',
      '^ a? mí? me faltan|falta *{0,1} las|la|muchas|todas|palabras|vocabulario|palabra *{0,1} palabras|vocabulario|palabra? *{0,5} $',
      '^ yo? no sé|conozco|tengo *{0,2} palabras|vocabulario *{0,5} $',
      '^ no estoy seguro|segura del|de|sobre *{1,4} no sé *{0,6} $',
      '^ es? muy|demasiado difícil no sé *{0,5} $',
    ],
    right: [
      'Estoy bloqueada',
      'Me faltan las palabras en español',
      'no conozco esas palabras todavía',
      'No estoy seguro del sueldo, no sé cuánto pedir',
    ],
    wrong: [
      'El puente está bloqueado',
      'Me faltan dos euros',
      'Conozco muchas palabras bonitas',
      'No estoy segura del rojo, mejor el azul',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ hoy? yo? no quiero más? hablar|escribir|practicar|responder|contestar *{0,1} español|castellano *{0,3} $',
      '^ hoy? no tengo ganas de hablar|español|escribir *{0,3} $',
      '^ nada de|por español hoy|ahora? $',
    ],
    right: ['Hoy no quiero hablar español', 'No quiero practicar español ahora', 'Nada de español hoy'],
    wrong: ['Quiero hablar español mejor', 'Mi padre no habla español', 'No quiero hablar con mi jefe'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ qué|cuál fue|era|es lo último|primero que|de *{0,4} $',
      '^ qué|cuál fue|era|es la última|primera palabra|frase|cosa|pregunta|parte *{0,5} $',
      '^ qué has|ha|dijiste|dijo dicho? al|lo|por final|último|principio $',
    ],
    right: ['¿Qué fue lo último que dijo?', '¿Cuál era la última palabra?', '¿Qué has dicho al final?'],
    wrong: ['¿Cuál fue la última película?', 'La última palabra es de mi madre', '¿Qué hiciste al final?'],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: [
      '^ [~eso|esto|qué|que|él|ella{1,2}] significa *{1,3} $',
      '^ [~eso|esto|qué|que|él|ella{1,2}] quiere decir *{1,3} $',
    ],
    right: ['¿Recibo significa receipt?', '¿Propina quiere decir tip?', '¿Anticipo significa deposit?'],
    wrong: ['¿Eso significa no?', '¿Eso quiere decir que no?', 'Significa mucho para mí'],
  },
]
