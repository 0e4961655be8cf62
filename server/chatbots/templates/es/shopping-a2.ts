import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Comprar una chaqueta',
  language: 'es',
  level: 'A2',
  description: 'Necesitas una chaqueta de abrigo. Di qué buscas, pruébatela y paga.',
  role: 'Dependienta de una tienda de ropa en Bilbao',
  partner_name: 'Nerea',
  region: 'ES',
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
  facts: [
    fact(
      '¿Tenéis calcetines?',
      [
        'tenéis|tienes|hay|vendéis|busco',
        'calcetines|guantes|gorro*|bufanda*|cinturón|cinturones|zapatos|zapatillas|bolso*|pantalón|pantalones',
      ],
      'Sí, tenemos un poco de todo. Está al fondo de la tienda.',
    ),
    fact(
      '¿Dónde están las chaquetas?',
      ['dónde|hay', 'chaquetas|abrigos|ropa'],
      'Las chaquetas están aquí, a tu lado.',
    ),
    fact(
      '¿Dónde está el probador?',
      'probador*|probarme|puedo probar*',
      'El probador está allí, a la izquierda, detrás de los abrigos.',
    ),
    fact(
      '¿La tienes en otra talla?',
      ['tienes|hay|tenéis|queda', 'talla*|grande|pequeña|otro color|otra|l|m|s|xl|azul|negro|verde'],
      'Aquí en la tienda no hay mucho más, voy a ver.',
    ),
    fact(
      '¿Cuánto tiempo trabajas aquí?',
      ['trabajas|llevas|gusta', 'aquí|tiempo|tienda|trabajo'],
      'Trabajo aquí desde hace tres años. La tienda es de mi tía.',
    ),
    fact(
      '¿Cuánto cuesta?',
      'cuánto cuesta|cuánto es|cuánto vale|cuánto|precio*|caro|cara|barato|barata',
      'La roja cuesta setenta euros. La gris está en rebajas: cuarenta y nueve.',
    ),
    fact(
      '¿Hay descuento?',
      'descuento*|rebaja*|oferta*|estudiante*',
      'Esta semana hay rebajas: la gris cuesta cuarenta y nueve euros.',
    ),
    fact(
      '¿Puedo pagar con tarjeta?',
      ['pagar|pago|tarjeta', 'tarjeta|efectivo|móvil|dónde|cómo'],
      'Con tarjeta, con el móvil o en efectivo. La caja está en la entrada.',
    ),
    fact(
      '¿La puedo cambiar?',
      'cambiar*|devolver*|devolución|ticket|recibo',
      'Sí, tienes treinta días. Guarda el ticket, por favor.',
    ),
    fact(
      '¿De qué es la chaqueta?',
      ['qué|lana|algodón|material|piel|plástico', 'es|está|hecha|material|lana|tela'],
      'Es de lana por fuera y de algodón por dentro. Da mucho calor.',
    ),
    fact('¿Se puede lavar en la lavadora?', 'lavar*|lavadora|plancha*', 'Sí, en la lavadora, pero con agua fría.'),
    fact(
      '¿A qué hora cerráis?',
      'cerráis|abrís|abre*|cierra*|horario|abierto',
      'Abrimos de diez a ocho. Los domingos está cerrado.',
    ),
    fact(
      '¿Tenéis zapatos?',
      ['tenéis|hay|tienes|dónde', 'zapatos|zapatillas|botas|guantes|gorros|bufandas|pantalones|camisetas|vestidos'],
      'Guantes, gorros y bufandas, sí, al lado de la caja. Zapatos no tenemos.',
    ),
    fact('¿Dónde está el baño?', 'baño|servicio|aseo', 'El baño está arriba, en la primera planta.'),
    fact('¿Tenéis una bolsa?', 'bolsa*|regalo|paquete', 'Claro, la bolsa es de papel y es gratis.'),
    fact('¿Es para hombre o mujer?', 'hombre*|mujer*|chico*|chica*|niño*', 'Es para todos, como el frío.'),
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|nombre'], 'Me llamo Nerea.'),
    fact(
      '¿Eres de Bilbao?',
      ['eres|vives|naciste', 'bilbao|dónde|aquí'],
      'Sí, soy de Bilbao. Aquí llueve mucho, por eso vendo chaquetas.',
    ),
    fact(
      '¿Cuál te gusta más a ti?',
      ['cuál|qué|te gusta|prefieres', 'gusta|prefieres|recomiendas|crees|bonita|mejor'],
      'A mí me gusta la gris, es muy elegante.',
    ),
    fact(
      '¿Tienes familia o mascotas?',
      ['tienes', 'familia|hijos|perro|gato|mascota'],
      'Tengo un gato que duerme en la lana. ¡Por eso hay pelos!',
    ),
    fact(
      '¿Siempre hace tanto frío?',
      'frío|llueve|lluvia|tiempo hace|nieva',
      'En invierno, siempre. Y en verano, a veces también.',
    ),
    fact('¿Qué tal estás?', 'qué tal|cómo estás', 'Bien, gracias. Hoy hay poca gente.'),
    fact('¿Me queda bien?', ['queda|está', 'bien|mal|bonita|me'], 'Te queda muy bien, de verdad.'),
  ],
  steps: [
    step(
      '¿Qué estás buscando?',
      [
        'chaqueta*|abrigo*|ropa|invierno|jersey|algo|cazadora|busco|necesito|mirando|mirar|pantalón*|zapatos|zapatillas|camiseta|vestido|gorro|bufanda|guantes|botas|sudadera|chubasquero|anorak|parka|regalo|caliente|plumas|campera|quiero*|frío|lluvia|sombrero',
      ],
      'Di qué necesitas: «Busco…».',
      'Busco una chaqueta para el invierno.',
      {
        other_wordings: ['¿Te ayudo? ¿Qué buscas?', 'Dime, ¿qué necesitas?'],
        reactions: [
          when('regalo', '¡Un regalo! Qué suerte tiene alguien. Una chaqueta siempre gusta.'),
          when(
            [
              'chaqueta*|cazadora|campera|anorak|parka|plumas|abrigo*',
              'negr*|azul*|roj*|verde*|amarill*|blanc*|gris*|marrón|naranja|rosa|morad*|beige',
            ],
            ['¡Ya sabes hasta el color! Ven conmigo.', 'Ese color es muy bonito. Ven conmigo.'],
            { goes_to: 3 },
          ),
          when('chaqueta*|cazadora|campera|anorak|parka|plumas|chubasquero|lluvia', [
            'Una chaqueta. ¡Con este frío hace falta!',
            'Chaquetas tenemos muchas. Ven conmigo.',
          ]),
          when('abrigo*', 'Los abrigos y las chaquetas están aquí. Ven conmigo.'),
          when(
            'jersey|sudadera|caliente|invierno|ropa|frío|algo',
            'Para este frío, lo mejor es una buena chaqueta. Ven, mira.',
          ),
          when('mirando|mirar', 'Muy bien, mira tranquilamente. Estas chaquetas son nuevas, por ejemplo.'),
          when(
            'pantalón*|zapatos|zapatillas|camiseta|vestido|botas|bañador|gorro|bufanda|guantes|sombrero',
            'De eso hoy tenemos poco, pero mira estas chaquetas: son nuevas.',
          ),
          on('dont_know', 'No pasa nada. ¿Tienes frío? ¿Una chaqueta, por ejemplo?', { goes_to: 'stay' }),
          on('no', 'Muy bien, mira tranquilamente. Estas chaquetas son nuevas, por ejemplo.'),
          on('joke', '¡Ja, ja! De eso no vendemos. ¿Quizás una chaqueta?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿De qué color la quieres?',
      [
        'negr*|azul*|roj*|verde*|amarill*|blanc*|gris*|marrón|marrones|naranja|rosa|morad*|violeta|lila|beige|oscur*|clar*|color|colores|igual|cualquier*|importa|tod*|dorad*|alegre|turquesa|café|crema|violet',
      ],
      'Di uno o dos colores.',
      'Azul oscuro o verde, por favor.',
      {
        other_wordings: ['¿Qué color te gusta?', '¿Y el color? ¿Oscuro, claro…?'],
        reactions: [
          when('no me gusta*|odio|menos|excepto', 'Vale, ese color no.'),
          when('igual|cualquier*|importa|tod*', 'Entonces elijo yo un color bonito.'),
          when('negr*', ['Negro, va con todo.', 'El negro siempre es elegante.']),
          when(
            'rosa|amarill*|naranja|morad*|violeta|lila|dorad*|turquesa|alegre',
            '¡Un color alegre! En Bilbao hace falta.',
          ),
          when('roj*', '¡Rojo! Así te ven desde lejos.'),
          when('azul*', ['Azul, mi color favorito.', 'El azul es muy bonito.']),
          when('verde*', 'Verde, como los montes de aquí.'),
          when(
            'gris*|blanc*|marrón|marrones|beige|clar*|oscur*|crema|beis|sin dibujos|lis*|estampad*|combina',
            'Muy bonito y va con todo.',
          ),
          on('dont_know', '¿Prefieres un color oscuro o un color alegre?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! Ese color no lo tengo. ¿Azul, negro, verde?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y qué talla tienes?',
      [
        'pequeñ*|median*|grande|s|m|l|xl|xs|xxl|#|talla|creo que sí|creo que no|normal|eme|ele|ese|equis|enorme|alt*|baj*|niñ*',
      ],
      'Di la talla: S, M, L o un número.',
      'Creo que mi talla es la M.',
      {
        other_wordings: ['¿Cuál es tu talla?', '¿Sabes tu talla: S, M, L?'],
        reactions: [
          when('xl|xxl|l|ele|grande|enorme|alt*', ['Grande, aquí está.', 'Muy bien, tengo una aquí.']),
          when('m|eme|median*|normal|#', ['Creo que tengo una aquí.', 'Perfecto, está aquí.']),
          when('xs|s|ese|pequeñ*|baj*|niñ*', 'Pequeña, la tengo aquí.'),
          on(
            'dont_know',
            ['No hay problema, yo veo la talla con los ojos. La M, seguro.', 'Tranquilidad, probamos la M.'],
            { goes_to: 'next' },
          ),
          on('refusal', 'No hay problema. ¿Pequeña, mediana o grande?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Mira, esta abriga mucho y tiene bolsillos grandes. ¿Te la quieres probar?',
      [
        'claro|prob*|gustaría*|dónde|prueb*|no|la otra|otra talla|vale|puedo*|quiero*|está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|bueno|supuesto|encanta*|gracias|acuerdo|fea|cara|bonita|gusta|después|prisa|ok|venga|por favor|mejor|luego|necesario',
      ],
      'Di que sí, o di por qué no.',
      'Sí, me la quiero probar. Voy al probador.',
      {
        other_wordings: [
          '¿Y esta? Tiene bolsillos grandes y abriga mucho. ¿Te la pruebas?',
          'Esta me encanta: da mucho calor y tiene bolsillos. ¿La quieres probar?',
        ],
        reactions: [
          when('la otra|otra talla|fea|no me gusta|cara', 'Vale, esta no. ¡Y además le falta un botón!', {
            goes_to: 6,
          }),
          when(
            'no quiero|no necesito|no hace falta|prisa|no gracias|no es necesario',
            'Vale, sin probar. Uy, espera, le falta un botón.',
            { goes_to: 6 },
          ),
          on(
            'no',
            ['Vale, sin probar. Uy, espera, le falta un botón.', 'No pasa nada. Uy, además tiene un botón roto.'],
            { goes_to: 6 },
          ),
          on('refusal', 'Vale, sin probar. Uy, espera, le falta un botón.', { goes_to: 6 }),
          on('yes', ['¡Genial!', '¡Muy bien!']),
          when('claro|vale|prob*|prueb*|gustaría*|encanta*|bonita|gusta|*bien|ok|venga|dónde', [
            '¡Genial!',
            '¡Muy bien!',
          ]),
          on('dont_know', 'Probar es gratis. ¿Te la pones un momento?', { goes_to: 'stay' }),
          when(
            'me la llevo|directamente|a ver|venga|para otra persona|es un regalo|no hace falta|pesa|fea|no me gusta|probador|espejo|luego|me encanta|abriga|con este|vamos|prefiero otra|otra distinta',
            'Muy bien, como tú quieras.',
          ),
        ],
      },
    ),
    step(
      'A ver… ¿cómo te queda?',
      [],
      'Di si te queda grande, pequeña o bien.',
      'No me queda bien, es un poco estrecha.',
      {
        topics: [
          'grande*|pequeñ*|estrech*|anch*|larg*|cort*|está bien|parece bien|va bien|viene bien|bien gracias|mal|perfect*|genial|abriga|cómod*|me gusta|no me gusta|demasiado|bonit*|fe*|me encanta|calor|apretad*|ajustad*|horrible|un poco|talla|guap*|elegante|queda|estupend*|regular|brazos|mangas|fatal',
          'raro|rara|tienes*|otra talla|otra más|la otra|s|m|l|xl',
        ],
        other_wordings: ['¿Qué tal? ¿Cómo te queda?', 'Sal, sal, que te veo. ¿Te queda bien?'],
        reactions: [
          when('la tienes|tienes otra|tienes una|hay otra|hay en', 'Buena idea, te la busco.'),
          when('estrech*|pequeñ*|cort*|apretad*|ajustad*', [
            'Sí, te hace falta una talla más.',
            'Es verdad, así no puedes mover los brazos.',
          ]),
          when('grande*|anch*|larg*|mangas', [
            'Sí, ahí dentro caben dos personas.',
            'Es verdad, te hace falta una talla menos.',
          ]),
          when('no me queda bien|mal|horrible|fatal|no me gusta|fe*|raro|rara|calor', 'Vale, esta no es para ti.'),
          on('no', 'Vale, esta no es para ti.'),
          when(
            '*bien|perfect*|genial|cómod*|me gusta|no me gusta|bonit*|me encanta|estupend*|guap*|elegante|abriga|oso|calentit*|calient*|abrigad*',
            ['¡Estás genial! Ay, espera, le falta un botón.', '¡Qué bien! Uy, no, mira: tiene un botón roto.'],
          ),
          on('yes', '¡Estás genial! Ay, espera, le falta un botón.'),
          on('dont_know', 'Mírate en el espejo. ¿Es grande, pequeña o está bien?', { goes_to: 'stay' }),
          when(
            'salchicha|guante|mangas|hombros|cremallera|botones|cuello|brazos|respirar|cierra|no cierra|otra talla|más grande|más pequeña|payaso|pica|pesa|aprieta|a medida|pintada',
            'Ya veo. Date una vuelta, por favor.',
          ),
        ],
      },
    ),
    step(
      'Voy a mirar… De ese color no hay más, solo en rojo. O esta gris, que está en rebajas. ¿Qué te parece?',
      [
        'roj*|gris*|barat*|llevo*|esta|esa|otra|ninguna|no quiero|no me|las dos|cuánto|precio|gusta|quedo|primera|segunda|bonita|cara|fea|está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|rebajas|lana|prefiero*|mejor|perfecta|vale|ambas|igual',
      ],
      'Elige una, o pregunta el precio.',
      'Me llevo la gris, porque es de lana y está en rebajas.',
      {
        other_wordings: [
          'Un momento… Lo siento: de esa no hay más. La tengo en rojo, y esta gris está en rebajas. ¿Cuál quieres?',
          'A ver qué hay… Solo queda una roja. Y esta gris, que está en rebajas. ¿Cuál te gusta más?',
        ],
        reactions: [
          when('ninguna|no me gusta*|no quiero|otra', [
            '¿Ninguna? Vale, no pasa nada. La semana que viene llegan más.',
            'Lo entiendo. La semana que viene hay chaquetas nuevas.',
          ]),
          when('las dos|ambas', '¡Las dos! Así me gusta.'),
          when('gris*|barat*|rebajas|segunda', [
            'La gris, ¡muy elegante! Y solo cuarenta y nueve euros.',
            '¡Buena compra! La gris, por cuarenta y nueve euros.',
          ]),
          when('roj*|primera', [
            '¡La roja! Así no te pierdes en la nieve. Son setenta euros.',
            'La roja, ¡qué alegre! Son setenta euros.',
          ]),
          when('igual|pensar*|lo pienso|me lo pienso|cuál me queda', 'Entonces, la gris, que es más barata.'),
          on('no', '¿Ninguna? Vale, no pasa nada. La semana que viene llegan más.'),
          on('refusal', 'Vale, no pasa nada. La semana que viene llegan más.'),
          on('yes', '¿Sí? ¿La roja o la gris?', { goes_to: 'stay' }),
          on('dont_know', '¿Quieres un color alegre o un precio alegre? ¿La roja o la gris?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Necesitas algo más?',
      [
        'no quiero|no tengo|no puedo|no hay problema|no me|no es|no lo|todavía no|no importa|sí pero|sí porque|*todo|gracias|bolsa|guantes|gorro|bufanda|pago|pagar|tarjeta|efectivo|caja|cambiar|necesito|calcetines|pantalón*|camiseta*|ticket|adiós|zapatos|otra|otro|cuánto|quiero*|suficiente|botas|jersey',
      ],
      'Di que es todo, o pide otra cosa.',
      'No, gracias, eso es todo. Voy a la caja.',
      {
        other_wordings: ['¿Algo más?', '¿Quieres también otra cosa?'],
        reactions: [
          when('guantes|gorro|bufanda|calcetines', [
            'Están al lado de la caja. ¡Hay de todos los colores!',
            'Claro, aquí tienes. Son diez euros.',
          ]),
          when('pantalón*|camiseta*|zapatos|botas|jersey', 'De eso hoy no hay mucho. ¡Vuelve el sábado!'),
          when('bolsa|ticket', 'Claro, aquí tienes.'),
          when('tarjeta|efectivo|pago|pagar|caja', [
            'La caja está en la entrada. Yo te cobro.',
            'Muy bien, ven a la caja conmigo.',
          ]),
          on('no', ['Muy bien.', 'Perfecto, entonces ya está.']),
          when(
            '*todo|gracias|suficiente|solo eso|eso nada más|nada más|solo la chaqueta|la chaqueta nada más',
            'Muy bien, entonces ya está.',
          ),
          on('yes', '¡Bien! ¿Qué más? ¿Guantes, un gorro…?', { goes_to: 'stay' }),
          on('dont_know', 'Con este frío, ¿quizás unos guantes?', { goes_to: 'stay' }),
          when(
            'con eso|ya está|guantes|bufanda|gorro|calcetines|bolsa|regalo|envolver|recibo|tique|pagar|caja|descuento|carné|a juego|cinturón',
            'Muy bien, vamos a la caja.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(4, '¡Mira lo que acaba de llegar! Esta abriga mucho y tiene bolsillos grandes. ¿Te la quieres probar?'),
    twist(
      6,
      'Anda, ¡una señora acaba de comprar la última de ese color! Solo hay una roja, y esta gris, que está en rebajas. ¿Qué te parece?',
    ),
  ],
  starters: ['¡Hola! ¿Me puedes ayudar?', 'Hola, solo estoy mirando.', 'Buenas tardes. ¿Dónde están las chaquetas?'],
  opening_message: '¡Hola, buenas tardes! Qué frío hace hoy, ¿verdad?',
  closing_message: '¡Muchas gracias por venir, y abrígate bien! ¡Agur!',
  correction: 'prompt',
})
