import type { ActRule } from '#server/analysis/acts/act.ts'

/** Greeting, thanking, taking leave, and what worries, in Spanish. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ hola|ola|hey|buenas|saludos buenas|buenos|a? días|tardes|noches|todos|todas|de? nuevo? !es',
      '^ muy? buenos|buenas días|dias|tardes|noches !es|hasta',
      '^ muy buenas $',
      '^ mucho gusto $',
      '^ encantado|encantada de? conocerte|conocerle|conocerla|conocerlo? $',
      '^ qué|que tal $',
      '^ cómo|como estás|está|están|te|le|va va|usted|ustedes|hoy|todo? $',
    ],
    right: ['Hola, ¿qué tal?', 'buenos dias señora', 'Mucho gusto'],
    wrong: ['Buenos días es lo que digo a mi jefe', 'La película fue buena', 'Me gusta mucho'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ sí|no|ok|vale|bien|muy|perfecto|pues|genial|estupendo? bien? muchas|muchísimas|mil|mucha? gracias',
      '^ te|se|le lo? agradezco',
      '^ es|eres? muy amable $',
    ],
    right: ['Muchas gracias', 'No, gracias', 'bien, gracias'],
    wrong: ['Mi madre da las gracias siempre', 'Mi jefe es muy simpático', 'Ella agradece la ayuda'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ ok|vale|gracias? adiós|chao|chau|bye',
      '^ hasta luego|mañana|pronto|la|el|otra|ahora|siempre',
      '^ nos vemos *{0,2} $',
      '^ ya? me tengo que ir ya|ahora? $',
      '^ tengo que irme|marcharme|salir ya|ahora? $',
      '^ ya? me voy ya? $',
      '^ que tenga|tengas|tengáis|pases|pase un? buen|buenas|feliz',
      '^ buen fin|día|viaje de? semana? $',
      '^ cuídate|cuídese $',
    ],
    right: ['Adiós', 'hasta mañana', 'me tengo que ir'],
    wrong: ['Dije adiós a mis amigos', 'Trabajo hasta las ocho', 'Me voy a la playa'],
  },
  {
    act: 'insult',
    pattern: [
      'eres|es|sos un|una|muy|tan|más? tonto|tonta|idiota|imbécil|estúpido|estúpida|burro|feo|gilipollas',
      '^ idiota|imbécil|gilipollas|estúpido|estúpida|tonto|cabrón|puta *{0,2} $',
      'qué|que tonto|estúpido|estúpida|idiota|burro eres',
      'cállate|callate',
      'vete a la mierda',
      'que te jodan',
      '^ a la mierda',
      'hijo|hija de puta',
    ],
    right: ['eres tonto', 'cállate', 'idiota'],
    wrong: ['Mi hermano tonto lo rompió', 'Fue una idea estúpida', 'El burro es un animal'],
  },
  {
    act: 'distress',
    pattern: [
      'quiero|quisiera|gustaría morir|morirme',
      '^ me quiero morir|matar',
      'no quiero vivir más|ya? $',
      'voy a matarme|suicidarme',
      '^ me hago daño',
      'me pega|golpea|maltrata $',
    ],
    right: ['quiero morir', 'no quiero vivir más', 'mi padre me pega'],
    wrong: ['Me muero de risa', 'No quiero vivir en Madrid', 'Me hago un café'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ caca|culo|pedo|pis $',
      '^ bla|ja|je|la bla|ja|je|la{1,9} $',
      '^ miau|guau|muu|pío|brum|pipi|bip|ñam|tururú miau|guau|muu|pío|brum|pipi|bip|ñam|tururú{1,6} *{0,4} $',
      '^ soy|yo un|una plátano|banana|pepino|patata|tomate|coche|unicornio|pingüino|dinosaurio|extraterrestre|zapato|cuchara|árbol|mesa|sandía|gato|perro|pez|pollo $',
      '^ *{0,1} yo? quiero|quisiera|querría|pido|pedí|busco|compro|tengo|ponme|póngame un|una|dos|tres|mil elefante|elefantes|dinosaurio|dinosaurios|unicornio|dragón|jirafa|cocodrilo|pingüino|hipopótamo|cohete|ovni rosa|azul|verde|gigante? por? favor? $',
      '^ soy batman|superman|spiderman|napoleón|pikachu|shrek|dios $',
    ],
    right: ['caca', 'bla bla', 'jajaja', 'asdfgh', 'Quiero un elefante rosa'],
    wrong: ['ok', 'La playa', 'Pizza', 'Vi un elefante en África', 'Quiero ver un elefante'],
  },
]
