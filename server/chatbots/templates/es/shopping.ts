import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shopping: readonly Template[] = [
  template({
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
        [
          'grande|pequeña|estrecha|ancha|larga|corta|bien|mal|perfect*|queda|genial|abriga|cómoda|gusta|demasiado|bonita',
        ],
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
  }),
  template({
    id: 'shopping-b1',
    name: 'Devolver una compra',
    language: 'es',
    level: 'B1',
    description: 'Los auriculares que compraste ya no funcionan. Llévalos a la tienda y consigue una solución justa.',
    role: 'Empleado de atención al cliente de una tienda de electrónica en Lima',
    scenario:
      'Compraste unos auriculares la semana pasada y ayer dejaron de funcionar. Llevas la caja, pero no encuentras el recibo.',
    goals: [
      'Puedo explicar qué falla en algo que he comprado.',
      'Puedo decir cuándo y cómo lo compré.',
      'Puedo decir qué quiero que pase.',
      'Puedo reaccionar cuando la primera respuesta es no.',
    ],
    grammar: ['indefinido e imperfecto', 'dejar de + infinitivo', 'el condicional: preferiría, me gustaría'],
    vocabulary: words({
      'los auriculares': 'se ponen en las orejas para oír música',
      'la batería': 'da energía a un aparato',
      cargar: 'llenar una batería',
      'la garantía': 'la promesa de arreglar o cambiar algo',
      defectuoso: 'que tiene un fallo',
      'el reembolso': 'el dinero que te devuelven',
      'el vale': 'un papel para comprar en la tienda',
      'el extracto bancario': 'la lista de lo que has pagado',
      'dejar caer': 'hacer que algo vaya al suelo sin querer',
      'la reparación': 'el trabajo de arreglar algo',
      agotado: 'que ya no queda',
      'el recibo': 'el papel que dice qué has pagado',
    }),
    steps: [
      step(
        '¿En qué le puedo ayudar?',
        [
          'auriculares|audífonos|compré|comprado|funciona*|rot*|devolver|problema|cambiar|sonido|carga*|dejado|dejaron|mal',
        ],
        'Di qué compraste y qué le pasa.',
        'Compré estos auriculares la semana pasada y han dejado de funcionar.',
      ),
      step(
        'Entiendo. ¿Qué pasa exactamente cuando los enciende?',
        [],
        'Descríbelo: «Cuando los enciendo, …».',
        'Cuando los enciendo, la luz se pone roja, pero no se oye nada.',
      ),
      step(
        '¿Ha cargado la batería? ¿Y se le han caído al suelo alguna vez?',
        ['cargado|cargué|batería|caído|cayeron|cayó|sí|no|nunca|ya|cuidado|horas|noche|toda'],
        'Contesta a las dos preguntas.',
        'Los he cargado toda la noche, y nunca se me han caído.',
      ),
      step(
        'De acuerdo. ¿Me da el recibo, por favor?',
        [
          'recibo|perdí|perdido|encuentro|no|siento|casa|correo|extracto|banco|tarjeta|caja|aquí|sí|tiré|pagué|comprobante',
        ],
        'Explica que no lo encuentras y ofrece otra cosa.',
        'Lo siento, no lo encuentro, pero tengo la caja y pagué con tarjeta.',
      ),
      step(
        'Sin recibo normalmente no puedo aceptar nada. ¿Cuándo los compró y cómo pagó?',
        [
          'semana|día*|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hace|pasad*|#|tarjeta|efectivo|extracto|banco|celular|móvil|pagué',
        ],
        'Di el día y cómo pagaste. ¿Hay otra prueba?',
        'El viernes pasado, con tarjeta. Le puedo enseñar el extracto en el móvil.',
      ),
      step(
        'Eso me sirve. Los podría mandar a reparar, y tardaría tres semanas. ¿Le parece bien?',
        [
          'no|mucho|tres|nuev*|cambi*|dinero|reembolso|preferiría|prefiero|necesito|sí|bien|vale|acuerdo|otros|garantía|defectuos*|parece',
        ],
        'Di qué preferirías y por qué.',
        'Tres semanas es mucho. Preferiría unos nuevos, porque los necesito todos los días.',
      ),
      step(
        'Un momento… Ese modelo está agotado. Le puedo dar un vale o devolverle el dinero. ¿Qué elige?',
        ['dinero|vale|reembolso|devol*|otro|ninguno|modelo|efectivo|tarjeta|elijo|prefiero|quiero'],
        'Elige y da una razón.',
        'Prefiero el dinero, porque aquí no necesito nada más.',
      ),
      step(
        'Perfecto. En tres días lo tendrá en su tarjeta. ¿Necesita algo más?',
        [],
        'Da las gracias, o pide por ejemplo un comprobante.',
        '¿Me puede dar un comprobante, por favor? Y gracias por su ayuda.',
      ),
    ],
    starters: [
      'Perdone, ¿es aquí la atención al cliente?',
      'Hola. Tengo un problema con algo que compré aquí.',
      'Buenas tardes, quería devolver una cosa.',
    ],
    opening_message: 'Buenas tardes. Ha venido usted al mostrador correcto.',
    correction: 'prompt',
  }),
]
