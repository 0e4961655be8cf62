import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Comprar una chaqueta',
  language: 'es',
  level: 'A2',
  description: 'Necesitas una chaqueta de abrigo. Di qué buscas, pruébatela y paga.',
  role: 'Dependienta de una tienda de ropa en Bilbao',
  scenario:
    'Llega el invierno y solo tienes ropa fina. Entras en una tienda y miras las chaquetas. La dependienta se acerca para ayudarte.',
  goals: [
    'Puedo decir qué quiero comprar.',
    'Puedo hablar de colores, tallas y precios.',
    'Puedo decir si algo me queda bien.',
    'Puedo pedir otra cosa.',
  ],
  grammar: ['este, esta, ese, esa', 'comparativos: más caro que', 'me queda / me quedan'],
  vocabulary: words({
    'la chaqueta': 'ropa para el frío, más corta que un abrigo',
    'la talla': 'lo grande que es la ropa: S, M, L',
    probarse: 'ponerse ropa para ver cómo queda',
    'el probador': 'el lugar donde te pruebas la ropa',
    'quedar bien': 'ser de tu talla y gustarte',
    estrecho: 'demasiado pequeño de ancho',
    ancho: 'demasiado grande de lado a lado',
    'la lana': 'viene de las ovejas y da calor',
    'el bolsillo': 'donde guardas cosas en la ropa',
    'las rebajas': 'días con precios más bajos',
    'la caja': 'el lugar donde se paga',
    cambiar: 'devolver una cosa y llevarse otra',
  }),
  steps: [
    step(
      '¿Qué estás buscando?',
      ['chaqueta|abrigo|ropa|invierno|jersey|algo|cazadora|busco|necesito'],
      'Di qué necesitas: «Busco…».',
      'Busco una chaqueta para el invierno.',
    ),
    step(
      'Tenemos muchas. ¿De qué color la quieres?',
      ['negr*|azul*|roj*|verde*|amarill*|blanc*|gris|marrón|naranja|rosa|morad*|oscur*|clar*|color|igual|cualquier*'],
      'Di uno o dos colores.',
      'Azul oscuro o verde, por favor.',
    ),
    step(
      '¿Y qué talla tienes?',
      ['pequeña|mediana|grande|s|m|l|xl|xs|#|talla|sé|creo'],
      'Di la talla: S, M, L o un número.',
      'Creo que tengo la M.',
    ),
    step(
      'Mira, esta abriga mucho y tiene bolsillos grandes. ¿Te la quieres probar?',
      ['sí|claro|probar*|gustaría|dónde|probador|no|otra|vale|puedo|quiero'],
      'Di que sí y pregunta dónde.',
      'Sí, por favor. ¿Dónde está el probador?',
    ),
    step(
      'Allí, a la izquierda. A ver… ¿cómo te queda?',
      ['grande|pequeña|estrecha|ancha|larga|corta|bien|mal|perfect*|queda|genial|abriga|cómoda|gusta|demasiado|bonita'],
      'Di si te queda grande, pequeña o bien.',
      'Me queda un poco estrecha. ¿La tienes en la L?',
    ),
    step(
      'Voy a mirar… Lo siento, en ese color no hay más tallas, solo en rojo. O esta gris, que es más barata. ¿Qué te parece?',
      ['roj*|gris|barata|llevo|esta|esa|otra|ninguna|no|las dos|cuánto|precio|gusta|quedo'],
      'Elige una, o pregunta el precio.',
      'Me llevo la gris. ¿Cuánto cuesta?',
    ),
    step(
      'Está en rebajas: cuarenta y nueve euros. ¿Necesitas algo más?',
      [
        'no|sí|nada|todo|gracias|bolsa|guantes|gorro|bufanda|pago|pagar|tarjeta|efectivo|caja|cambiar|necesito|calcetines|pantalón*',
      ],
      'Di que es todo, o pide otra cosa.',
      'No, eso es todo, gracias. ¿Puedo pagar con tarjeta?',
    ),
  ],
  starters: ['¡Hola! ¿Me puedes ayudar?', 'Hola, solo estoy mirando.', 'Buenas tardes. ¿Dónde están las chaquetas?'],
  opening_message: '¡Hola, buenas tardes! Qué frío hace hoy, ¿verdad?',
  correction: 'prompt',
})
