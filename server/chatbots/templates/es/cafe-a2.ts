import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'En la cafetería',
  language: 'es',
  level: 'A2',
  description: 'Pide algo de beber y de comer en una cafetería pequeña, y paga la cuenta.',
  role: 'Camarero de una cafetería en Valencia',
  partner_name: 'Vicent',
  region: 'ES',
  scenario:
    'Son las once de la mañana. Entras en una cafetería tranquila, pides en la barra y te sientas. Hay un pequeño error con el pedido, pero se arregla enseguida.',
  goals: [
    'Puedo pedir comida y bebida con educación.',
    'Puedo decir cómo quiero algo.',
    'Puedo decir que hay un error en mi pedido.',
    'Puedo pedir la cuenta y pagar.',
  ],
  grammar: ['Quisiera… / Me pone…', 'con y sin', 'los demostrativos: este, ese'],
  vocabulary: words({
    'la tostada': 'pan caliente con aceite, tomate o mantequilla',
    'el zumo': 'bebida de fruta',
    'el bocadillo': 'pan con queso, jamón u otra cosa dentro',
    'el trozo de tarta': 'una parte de una tarta',
    'la barra': 'el mueble alto donde se pide',
    'la cuenta': 'el papel que dice cuánto hay que pagar',
    'en efectivo': 'con monedas y billetes',
    'la tarjeta': 'se usa para pagar sin monedas',
    'para llevar': 'para tomar en otro sitio',
    'para tomar aquí': 'para quedarse en la cafetería',
    'la propina': 'dinero extra para el camarero',
    'la vuelta': 'el dinero que te devuelven',
  }),
  facts: [
    fact(
      '¿Cuánto cuesta el café?',
      ['cuánto|precio*|caro*|barato*', 'café*|cortado|té|zumo|beber|bebida*|horchata|chocolate'],
      'El café, un euro con sesenta. El zumo y la horchata, tres euros.',
    ),
    fact(
      '¿Cuánto cuesta el bocadillo?',
      ['cuánto|precio*|caro*|barato*', 'bocadillo*|tostada*|tarta|comer|comida*|trozo'],
      'La tostada, dos euros. El bocadillo y la tarta, tres con cincuenta.',
    ),
    fact(
      '¿Tenéis algo sin gluten o vegano?',
      'gluten|vegan*|vegetarian*|alergia*|alérgic*|lactosa|nueces|frutos secos',
      'El pan de las tostadas puede ser sin gluten, y la tarta es vegana. Leche sin lactosa también hay.',
    ),
    fact(
      '¿De qué son los bocadillos?',
      ['qué|cuáles|cómo', 'bocadillo*|tostada*'],
      'Los bocadillos son de queso, de jamón o de tortilla. Las tostadas, con tomate o con mantequilla.',
    ),
    fact(
      '¿Cómo es la tarta?',
      ['qué|cómo|casera|quién', 'tarta*|dulce*|pastel*'],
      'La tarta es de manzana. La hace mi madre todas las mañanas.',
    ),
    fact(
      '¿Qué me recomiendas?',
      'recomiend*|recomend*|mejor|especial|típic*|favorit*|prefieres',
      'Yo siempre tomo horchata con un trozo de tarta. ¡Estás en Valencia!',
    ),
    fact(
      '¿Qué es la horchata?',
      ['qué', 'horchata'],
      'Es una bebida fría y dulce, blanca como la leche. En Valencia nos encanta.',
    ),
    fact(
      '¿Hay wifi?',
      'wifi|wi-fi|internet|contraseña|clave',
      'Sí, hay wifi gratis. La contraseña es «naranja», todo en minúsculas.',
    ),
    fact(
      '¿Dónde está el baño?',
      'baño*|servicio*|aseo*|lavabo*|wc',
      'El baño está al fondo, la segunda puerta a la derecha.',
    ),
    fact(
      '¿A qué hora cerráis?',
      'abrís|cerráis|abre*|abierto|cierra*|cerrado|horario',
      'Abrimos a las siete de la mañana y cerramos a las nueve de la noche. Los lunes no abrimos.',
    ),
    fact(
      '¿Puedo pagar con tarjeta?',
      ['puedo*|puede|podemos|se|aceptáis|aceptan', 'tarjeta|móvil|efectivo|dólares|billete'],
      'Con tarjeta, con el móvil o en efectivo, como quieras.',
    ),
    fact(
      '¿Puedo entrar con mi perro?',
      'perro*|mascota*|animal*|gato*',
      'Claro, los perros son bienvenidos. El mío se llama Churro y duerme debajo de la barra.',
    ),
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|llama|nombre'], 'Me llamo Vicent. Mucho gusto.'),
    fact(
      '¿De dónde eres?',
      ['dónde|valencia*', 'eres|vienes|naciste|vives|valencian*'],
      'Soy de Valencia, de este mismo barrio. Vivo en la calle de al lado.',
    ),
    fact(
      '¿Cuánto tiempo trabajas aquí?',
      ['tiempo|desde|años|mucho', 'trabajas|llevas|aquí|trabajando|eres'],
      'Trabajo aquí desde hace ocho años. La cafetería es de mi familia.',
    ),
    fact(
      '¿Te gusta tu trabajo?',
      ['te gusta|te encanta|contento', 'trabajo|trabajar|aquí'],
      'Mucho, porque hablo todo el día con la gente. Solo es duro madrugar.',
    ),
    fact('¿Qué tal estás?', 'qué tal|cómo estás|cómo va|cómo te va', 'Muy bien, gracias. Es una mañana tranquila.'),
    fact(
      '¿Siempre hace tanto calor?',
      'hace calor|tanto calor|llueve|lluvia|hace sol|clima|qué tiempo',
      'Aquí casi siempre hace sol. En verano, ¡demasiado calor!',
    ),
    fact(
      '¿Está lejos la playa?',
      ['lejos|cerca|dónde|cómo', 'playa|centro|estación|catedral|museo|mar|metro'],
      'La estación está a cinco minutos a pie. Para ir a la playa, el tranvía pasa por esta calle.',
    ),
    fact(
      '¿Cuánto es?',
      'cuánto|precio*|caro*',
      'Aquí es todo barato: las bebidas, entre uno y tres euros, y la comida, entre dos y cuatro.',
    ),
    fact(
      '¿Qué tenéis para beber?',
      ['qué|hay|carta|menú', 'beber|tenéis|tienes|tiene|hay|bebida*|carta|menú|zumo*'],
      'Hay café, té, chocolate, zumo de naranja, agua y horchata, que es muy de aquí.',
    ),
  ],
  steps: [
    step(
      '¿Qué te pongo para beber?',
      [],
      'Di una bebida. Puedes empezar con «Quisiera…» o «Me pones…».',
      'Quisiera un zumo de naranja, por favor.',
      {
        topics: [
          'sed|zumito|cafecito|cafelito|cervecita|café|cortado*|té|zumo*|jugo*|agua|leche|chocolate|cacao|refresco|infusión|manzanilla|limonada|capuchino|cappuccino|expreso|batido*|horchata|coca*|cola|fanta|cerveza|vino|granizado|descafeinado|americano|tinto|naranja|carajillo|bebida|vaso|taza|igual',
          'mismo|lo de siempre|de siempre|caña|clara|tónica',
          'sin alcohol|mate|algo frío|algo fresco|algo caliente|algo calentito|sin gas|con gas|sidra|cerveza sin|batidos|lo mismo|ginger ale|un poleo|rooibos|algo dulce',
          'agua',
        ],
        other_wordings: ['¿Qué quieres beber?', 'Primero la bebida. ¿Qué te apetece?'],
        reactions: [
          when(
            'no me gusta el|no me gusta la|no bebo|no tomo',
            '¿No? Entonces, ¿un zumo, un té, un agua? ¿Qué te pongo?',
            { goes_to: 'stay' },
          ),
          when('cerveza|caña|vino|ron|whisky|vodka|carajillo', [
            '¡A las once de la mañana! Bueno, hoy es casi fiesta.',
            '¡Qué alegría por la mañana! Muy bien.',
          ]),
          when('zumo*|jugo*|naranja*', [
            'Las naranjas son de aquí, de Valencia. ¡Muy buenas!',
            'Un zumo. Lo hago ahora mismo.',
            '¡Marchando! Es natural, como tiene que ser.',
          ]),
          when('café|cortado*|capuchino|cappuccino|expreso|americano|descafeinado', [
            'Un café. ¡Yo ya llevo tres hoy!',
            'Muy bien, un buen café.',
          ]),
          when(
            'refresco|coca*|cola|fanta|limonada|granizado|batido*|horchata|mosto|fresquito|algo frío|algo fresco|refresc*|algo con gas',
            'Algo fresco, muy bien.',
          ),
          when('té|infusión|manzanilla|chocolate|cacao', 'Algo caliente, muy bien.'),
          when('bocadillo|tostada|tarta|croissant|churro*', 'La comida viene ahora. ¿Y para beber?', {
            goes_to: 'stay',
          }),
          when('*nada|no tengo sed|no quiero beber', 'Nada de beber, de acuerdo.', { goes_to: 3 }),
          on('joke', '¡Ja, ja! De eso hoy no me queda. En serio: ¿un zumo, un refresco, un té?', { goes_to: 'stay' }),
          on('dont_know', 'No hay prisa. ¿Quieres algo caliente, como un café, o algo frío, como un zumo?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      '¿Lo quieres con azúcar, con hielo o con otra cosa?',
      [
        'azúcar|azúcares|hielo|leche|limón|miel|*solo|*sola|así|no no|no me|frío|fría|caliente|con todo|con un poco|sin|normal|natural|dulce|espuma|canela|nata|soja|avena|gas|*corto|largo|grande|*pequeño|*todo|igual|lo de siempre|de siempre|tal cual|ninguno|ninguna|sacarina|templado|cualquier*',
      ],
      'Di con qué lo quieres, o usa «sin».',
      'Sin azúcar y con hielo, por favor.',
      {
        other_wordings: [
          '¿Cómo te gusta: con azúcar, con hielo, sin nada…?',
          '¿Y te pongo algo más en la bebida: azúcar, hielo, limón?',
        ],
        reactions: [
          on('dont_know', 'Entonces, una pregunta más fácil: ¿dulce o sin azúcar?', { goes_to: 'stay' }),
          when('sin azúcar|sacarina', [
            'Sin azúcar, más sano.',
            'Sin azúcar. Así se nota el sabor.',
            'Claro, ya es dulce por sí mismo.',
          ]),
          when('hielo|frío*|fría*', ['Con este calor, es una buena idea.', 'Bien frío, marchando.']),
          when('limón', 'Los limones son del jardín de mi madre.'),
          when('miel|canela|nata|espuma', 'Mmm, así está mucho más rico.'),
          when('leche|soja|avena', 'La leche te la pongo aparte.'),
          when('azúcar|azúcares|dulce|dulces|azucarillo*|terrón*|terrones|cucharadita*|cucharada*|pizca|pizquita', [
            'Un poco dulce, como a mí.',
            'Aquí está el azúcar.',
          ]),
          when(
            '*solo|*sola|sin|así|no gracias|no no|no hace falta|natural|normal|amargo|amarga|no quiero nada|nada más|tal cual|como le parezca|como te parezca|como quieras|como quiera',
            ['Así, sin nada más.', 'Fácil: sin nada.'],
          ),
          on('no', 'Así, sin nada más.'),
          on('yes', '¿Sí a todo? ¿Te pongo azúcar, hielo o las dos cosas?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y algo de comer? Tengo tostadas, bocadillos y tarta de manzana.',
      [],
      'Elige una cosa, o di que no quieres nada.',
      'Un bocadillo de queso y un trozo de tarta, por favor.',
      {
        topics: [
          'tostada*|bocadillo*|bocata|tarta*|trozo|croissant|cruasán|magdalena*|galleta*|no quiero|no hay problema|no me|no es|no lo|tortilla|sándwich|churro*|manzana|pan|queso|jamón|tomate|pastel|hambre|comido*|desayunado|ensaimada|fruta|pizza|hamburguesa|bollo|dulce|salado*|después|luego|*todo|*solo|bebida',
          'dieta|lleno|llena|más tarde|luego quizás|vegano|vegana|celíac*|alérgic*|algo dulce|algo salado|helado|yogur|huevos|ensalada|una napolitana|lo mismo|nada de comer|uno de cada|de todo un poco|un poco de todo|lo que quieras|lo que tú quieras|sorpréndeme|a dieta|régimen|recomiend*',
        ],
        other_wordings: [
          '¿Tienes hambre? Hay tostadas, bocadillos y tarta de manzana.',
          '¿Te pongo algo de comer? Hoy hay tostadas, bocadillos y tarta de manzana.',
        ],
        reactions: [
          when(
            'pizza|hamburguesa|paella|sushi',
            'De eso no tengo, lo siento. ¿Quieres una tostada, un bocadillo o tarta?',
            {
              goes_to: 'stay',
            },
          ),
          when('tarta*|trozo|de manzana|pastel', [
            'La tarta la hace mi madre. ¡Está buenísima!',
            '¡Buena elección! La tarta es de esta mañana.',
            'Muy bien. ¡Y es un trozo grande, ya verás!',
          ]),
          when('tostada*|tomate', ['La tostada, bien caliente.', 'Una tostada. El tomate es del mercado.']),
          when('bocadillo*|bocata|jamón|queso|tortilla|sándwich', [
            'El pan todavía está caliente.',
            'Un bocadillo. ¡Con eso no tienes hambre hasta la tarde!',
          ]),
          when(
            'churro*|croissant|cruasán|magdalena*|galleta*|ensaimada|bollo',
            'Voy a ver… Sí, me queda una cosa así.',
          ),
          when('sin hambre|no tengo hambre|comido*|desayunado', 'Lo entiendo, cada uno come a su hora.'),
          on('no', ['Nada de comer, entonces.', 'Solo la bebida, perfecto.']),
          when('*nada|solo la bebida|a dieta|por ahora no|de momento no|más tarde|luego', 'Solo la bebida, perfecto.'),
          on('yes', '¡Qué bien! ¿Una tostada, un bocadillo o tarta?', { goes_to: 'stay' }),
          on('dont_know', 'Es difícil, sí. ¿Prefieres algo dulce o algo salado?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Es para tomar aquí o para llevar? La mesa de la ventana está libre.',
      [],
      'Di si te quedas en la cafetería o no.',
      'Para tomar aquí. Me quedo en la barra.',
      {
        topics: [
          'tengo un tren|tengo clase|tengo que ir*|tengo tiempo|bolsa|aquí|acá|llevar*|mesa*|ventana|sent*|sient*|quedo|quedar*|fuera|terraza|barra|dentro|a casa|en casa|en mi casa|a mi casa|oficina|la calle|en la calle|parque|al trabajo*|el trabajo*|mi trabajo*|llevo*|prisa|al sol|sombra|igual',
          'comer* aquí|de camino|por el camino|allí',
        ],
        other_wordings: [
          '¿Te quedas aquí o es para llevar? Tienes la mesa de la ventana, si quieres.',
          '¿Lo tomas aquí o te lo llevas? Mira, la mesa de la ventana está libre.',
        ],
        reactions: [
          when(
            'para llevar|llevar*|llevo*|a casa|en casa|en mi casa|a mi casa|oficina|prisa|a la calle|en la calle|parque|al trabajo*|el trabajo*|mi trabajo*|en el coche|andando|por la calle|de camino|bolsita|paquete|envuél*',
            ['Para llevar. Te lo pongo en una bolsa.', 'Para llevar, marchando.'],
          ),
          when('fuera|terraza|al sol', 'En la terraza hay sol. ¡Qué suerte!'),
          when('ventana|mesa*', ['Desde la ventana se ve toda la plaza.', 'Siéntate, te lo llevo a la mesa.']),
          when('barra|de pie', [
            'En la barra, así charlamos un poco.',
            'En la barra se está muy bien.',
            '¡Perfecto! Aquí, conmigo.',
          ]),
          when('aquí|acá|quedo|dentro', ['Aquí se está muy bien.', 'Te quedas, ¡qué bien!']),
          on('dont_know', '¿Tienes tiempo? Entonces, aquí. ¿Tienes prisa? Entonces, para llevar. ¿Qué prefieres?', {
            goes_to: 'stay',
          }),
          when(
            'tarta*|bocadillo*|tostada*|croissant|magdalena*|galleta*|zumo*|agua|café|té',
            'Claro, te lo pongo también. ¿Y para tomar aquí o para llevar?',
            { goes_to: 'stay' },
          ),
          on('yes', '¿Sí, para tomar aquí, o sí, para llevar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Aquí tienes. Uy, perdona, creo que esto es de otra persona. ¿Qué habías pedido tú?',
      [
        'pedí*|pedido*|quería|quiero*|café|cortado*|té|zumo*|jugo*|agua|leche|chocolate|refresco|infusión|manzanilla|limonada|capuchino|batido*|horchata|cola|fanta|cerveza|vino|tostada*|bocadillo*|tarta|trozo|magdalena|galleta|croissant|tortilla|sándwich|churro*|mío|mía|*nada|mismo|antes|de siempre',
      ],
      'Repite tu pedido: «He pedido…» o «Yo quería…».',
      'He pedido un zumo, un bocadillo y un trozo de tarta.',
      {
        other_wordings: [
          'Ya está… Ay, no, ¡esto no es tuyo! Perdona. ¿Qué habías pedido?',
          'Toma. Un momento, qué cabeza tengo: esto es de otra persona. ¿Me repites tu pedido?',
        ],
        reactions: [
          when('no pasa nada|no importa|tranquil*|no te preocupes|ningún problema', [
            '¡Qué amable! Gracias por tu paciencia.',
            'Gracias. Ahora mismo lo cambio.',
          ]),
          when('tarta|trozo', [
            '¡La tarta, claro! Ahora la traigo.',
            '¡Ay, la tarta! Qué cabeza tengo.',
            'Es verdad, la tarta. ¡Aquí está!',
          ]),
          when('tostada*|bocadillo*|sándwich|tortilla', [
            '¡Eso es! Está todavía en la cocina.',
            'Ya me acuerdo. Un segundo.',
          ]),
          when('zumo*|horchata|café|té|agua|chocolate|cortado*|refresco|cola', [
            '¡Es verdad! Un segundo.',
            'Claro, ahora me acuerdo.',
          ]),
          on('dont_know', '¡Los dos tenemos mala memoria! ¿Qué era la bebida: un café, un zumo…?', { goes_to: 'stay' }),
          on('joke', 'Ja, ja. De eso hoy no tengo. En serio, ¿qué habías pedido?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Aquí lo tienes, esto sí es lo tuyo. ¿Está todo bien?',
      [],
      'Di que está bien, o di qué falta.',
      'Sí, gracias. Está todo muy rico.',
      {
        topics: [
          'me gusta mucho|sí sí|sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un|sí una|sí dos|sí necesito|gracias|está bien|todo bien',
          'estoy bien|parece bien',
          'va bien|viene bien|bien gracias|bien así|bien pero|bien porque|perfecto|rico|rica|bueno|está bueno|buena|buenísimo|delicioso|*todo|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no sé|no importa',
          'no tanto|no hace falta|está frío|muy frío|frío*|está fría|muy fría|caliente|falta*|genial|estupendo|mal|error|azúcar|leche|hielo|cuchara|servilleta|vale|correcto|exacto|me encanta el|me encanta la|me encanta así|no me gusta|me gusta así|claro|quema|un poco|demasiado|mío',
          'tampoco|acertado|acertaste|perfecto así|cuchara|servilleta|tenedor|de maravilla',
        ],
        other_wordings: ['Ya está, lo tuyo. ¿Está bien así?', 'Toma, esto sí es para ti. ¿Qué tal?'],
        reactions: [
          when('falta*', ['Es verdad, perdona. Te lo traigo enseguida.', '¡Ay, sí! Ahora mismo te lo doy.']),
          when('muy frío|muy fría|está frío|está fría|demasiado|quema', 'Vaya, lo siento. Te lo cambio enseguida.'),
          when('cuchara|servilleta|tenedor', 'Claro, las tienes aquí al lado.'),
          on('no', ['Vaya, lo siento mucho. Te lo cambio ahora mismo.', '¡Qué día! Perdona, lo arreglo enseguida.']),
          when(
            'no está bien|está mal|no es|tampoco|no me gusta|error',
            'Vaya, lo siento mucho. Te lo cambio ahora mismo.',
          ),
          when('rico|rica|buenísimo|delicioso|me encanta el|me encanta la|me encanta así|bueno|está bueno|buena', [
            '¡Se lo digo a mi madre, que está en la cocina!',
            'Me alegro mucho.',
            '¡Qué bien! Así da gusto.',
          ]),
          when('perfecto|genial|estupendo|todo bien|muy bien gracias|está muy bien|todo muy bien', [
            '¡Qué bien! Me alegro.',
            'Así me gusta.',
          ]),
          on('yes', 'Me alegro. Tómatelo con calma.'),
        ],
      },
    ),
    step(
      'Y cuando termines, aquí está la cuenta. ¿Cómo quieres pagar?',
      [],
      'Di con qué pagas: «Con…» o «En…».',
      'En efectivo, por favor. La vuelta es la propina.',
      {
        topics: [
          'yo pago|pago yo|pago *todo|mi parte|invito|paga mi|paga él|paga ella|pagamos|cambio|revolut|paypal|crédito|débito|transferencia|tarjeta|efectivo|el móvil|mi móvil|con móvil|por móvil|el teléfono|mi teléfono|celular|monedas|billete*|bizum|euros|metálico|cash|visa|dinero|apple pay|google pay',
          'reloj|contactless|suelto|# euros|# y quédate',
        ],
        other_wordings: [
          'Sin prisa, pero aquí está ya la cuenta. ¿Cómo pagas?',
          'Te dejo la cuenta aquí. ¿Cómo te va mejor pagar?',
        ],
        reactions: [
          when('propina|vuelta', [
            '¡Muchas gracias! Eres muy amable.',
            '¡Gracias por la propina!',
            '¡Qué detalle, gracias!',
          ]),
          when('tarjeta|visa', ['Con tarjeta, aquí mismo.', 'Pon la tarjeta aquí. Ya está, gracias.']),
          when(
            'el móvil|mi móvil|con móvil|por móvil|el teléfono|mi teléfono|celular|reloj|bizum|apple pay|google pay',
            'Con el móvil, ¡qué moderno! Ya está, gracias.',
          ),
          when('efectivo|metálico|monedas|billete*|euros|suelto|aquí tienes|toma|tocateja|al contado|justo', [
            'En efectivo, gracias.',
            'Perfecto, y aquí tienes la vuelta.',
          ]),
          when(
            'no tengo dinero|sin dinero|no puedo|no quiero pagar|no pago|gratis',
            'Ja, ja, ¡pues a lavar platos! En serio: ¿tienes tarjeta o algo en efectivo?',
            {
              goes_to: 'stay',
            },
          ),
          when(
            'con chocolate|con beso*|un beso|con abrazo*|con una sonrisa|con galletas|con caramelos|con mi perro',
            '¡Ja, ja, con eso no te puedo dar la vuelta! ¿Con tarjeta o en efectivo?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Es fácil: ¿en efectivo o con tarjeta?', { goes_to: 'stay' }),
          on('refusal', 'Uy, ¡pero si estaba muy rico! ¿Pagas con tarjeta o en efectivo?', { goes_to: 'stay' }),
          when(
            'mi novio|mi novia|mi marido|mi mujer|mi padre|mi madre|mi amigo|mi amiga',
            '¡Qué suerte tienes! Entonces le llevo la cuenta.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      '¡Qué bien huele! Acaba de salir la tarta del horno. También hay tostadas y bocadillos. ¿Quieres comer algo?',
    ),
    twist(
      4,
      'Ay, acaba de llegar un grupo de veinte turistas. Queda la mesa de la ventana y un sitio en la barra. ¿Para tomar aquí o para llevar?',
    ),
    twist(7, 'Mira, esta es la cuenta. Ojo, hoy la máquina de las tarjetas va muy lenta. ¿Cómo quieres pagar?'),
  ],
  starters: ['¡Hola! ¿Puedo pedir aquí?', 'Buenos días. ¿Esta mesa está libre?', 'Hola, buenas. ¿Qué tenéis hoy?'],
  opening_message: '¡Hola, buenos días! Esta es la cafetería La Plaza, aquí se pide en la barra.',
  closing_message: '¡Hasta otro día! La próxima vez no me equivoco, te lo prometo.',
  correction: 'prompt',
})
