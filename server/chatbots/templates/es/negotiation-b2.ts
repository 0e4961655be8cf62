import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'Negociar el alquiler de un local',
  language: 'es',
  level: 'B2',
  description: 'Quieres alquilar un local para tu grupo o tu negocio, pero es demasiado caro. Negocia con la dueña.',
  role: 'Dueña de un local en el centro de Málaga, amable pero dura de pelar',
  partner_name: 'Señora Robles',
  region: 'ES',
  scenario:
    'Habéis encontrado el local perfecto: sirve para ensayar, para dar clases o para abrir una tienda pequeña. La dueña pide novecientos euros al mes y no suele bajar el precio. Tú tienes que conseguir unas condiciones mejores sin perder el local.',
  goals: [
    'Puedo dejar clara mi posición y justificarla.',
    'Puedo hacer una oferta y responder a una contraoferta.',
    'Puedo poner condiciones con cortesía.',
    'Puedo llegar a un compromiso y resumirlo.',
  ],
  grammar: [
    'condicional + si + imperfecto de subjuntivo',
    'siempre que, a condición de que + subjuntivo',
    'fórmulas de cortesía: estaría dispuesto a, ¿y si…?',
  ],
  vocabulary: words({
    'el alquiler': 'lo que se paga cada mes por usar un local o un piso',
    'la fianza': 'dinero que se deja como garantía y que después se devuelve',
    'el presupuesto': 'el dinero del que se dispone para algo',
    'los gastos': 'lo que cuestan la luz, el agua y otras cosas',
    'estar dispuesto a': 'aceptar hacer algo si hace falta',
    comprometerse: 'prometer en serio que se va a hacer algo',
    'a cambio de': 'dando o recibiendo otra cosa',
    garantizar: 'asegurar que algo va a ser así',
    ceder: 'renunciar a una parte de lo que se quería',
    rebajar: 'hacer más bajo un precio',
    'quedar en': 'ponerse de acuerdo sobre algo',
    'el inquilino': 'la persona que paga por usar un local o un piso',
  }),
  facts: [
    fact(
      '¿Y si lo dejamos en ochocientos?',
      'qué le parece|y si|qué tal|cómo lo ve|le parece|está de acuerdo|podríamos|aceptaría',
      'Se agradece que pregunte.',
    ),
    fact(
      '¿Cuánto es la fianza?',
      ['cuánt*|cuál|qué|devuelve*|fianza', 'fianza|depósito'],
      'Normalmente pido dos meses de fianza, y los devuelvo enteros si todo queda como estaba.',
    ),
    fact(
      '¿Están incluidos los gastos?',
      'gastos|incluid*|luz|agua|electricidad|factura*',
      'El agua va incluida. La luz la paga el inquilino, unos cuarenta euros al mes.',
    ),
    fact(
      '¿Cuánto pide de alquiler?',
      [
        'cuánto pide|cuánto cuesta|cuánto es|cuánto vale|precio|cuál',
        'alquiler|cuesta|pide|este mes|un mes|al mes|precio|vale|local',
      ],
      'Novecientos euros al mes. En esta calle nadie pide menos.',
    ),
    fact(
      '¿Cuántos metros tiene el local?',
      'metros|grande|tamaño|mide|pequeño|espacio',
      'Son sesenta metros cuadrados, con un almacén y un baño.',
    ),
    fact(
      '¿Cuánto dura el contrato?',
      ['cuánt*|contrato|qué', 'dura|contrato|años|tiempo mínimo|plazo|mínimo'],
      'El contrato es de un año y se renueva si las dos partes quieren.',
    ),
    fact(
      '¿Hay calefacción o aire acondicionado?',
      'calefacción|aire acondicionado|calor|frío|ventana*|luz natural',
      'Hay aire acondicionado, y en Málaga la calefacción casi no hace falta.',
    ),
    fact(
      '¿Hay internet en el local?',
      'wifi|internet|fibra|conexión',
      'La fibra llega hasta la puerta, pero el contrato tiene que hacerlo usted.',
    ),
    fact(
      '¿Se puede hacer ruido?',
      ['ruido|música|batería|tocar|ensayar', 'puede|podemos|hay|permite*|vecinos|hora'],
      'Con moderación, y nunca después de las diez. Arriba viven dos familias.',
    ),
    fact(
      '¿Puedo pintar las paredes?',
      'pintar|reforma*|obra*|cambiar las|paredes|colgar',
      'Pintar, con mucho gusto. Para tirar paredes, antes tiene que hablar conmigo.',
    ),
    fact(
      '¿Hay aparcamiento?',
      'aparcamiento|aparcar|parking|coche|metro|autobús|cómo se llega',
      'Delante se puede cargar y descargar, y el metro está a cinco minutos.',
    ),
    fact(
      '¿Cuándo estaría libre?',
      ['cuándo|fecha|día', 'libre*|entrar|empezar|disponible|mudar*|llaves'],
      'Está vacío desde hace dos meses, así que puede entrar mañana mismo.',
    ),
    fact(
      '¿Por qué está vacío?',
      ['por qué', 'vacío|libre*|fue|fueron|marcharon|dejaron|anterior*'],
      'El último inquilino hacía demasiado ruido y no nos entendimos. Prefiero esperar a equivocarme otra vez.',
    ),
    fact(
      '¿Hay otras personas interesadas?',
      'interesad*|otras personas|alguien más|más gente|competencia|otros candidatos',
      'Mañana viene una academia de baile a verlo. Pero usted ha llegado antes.',
    ),
    fact(
      '¿Cómo se llama usted?',
      ['cómo|cuál', 'llama|nombre|apellido'],
      'Carmen Robles, aunque en el barrio todos me llaman señora Robles.',
    ),
    fact(
      '¿Es usted de Málaga?',
      ['usted|dónde', 'málaga|dónde es|vive|nació|barrio|aquí'],
      'Nací a dos calles de aquí, y no pienso irme.',
    ),
    fact(
      '¿Desde cuándo alquila locales?',
      ['cuándo|cuánto|cuántos|tiempo', 'alquila|locales|dueña|negocio|tiene'],
      'Desde hace treinta años. El local era la zapatería de mi padre.',
    ),
    fact(
      '¿Tiene usted familia o mascotas?',
      ['tiene|hay', 'familia|hijo*|hija*|nieto*|perro*|gato*|mascota*|marido'],
      'Tres nietos y un perro muy viejo. Por ellos negocio tan bien.',
    ),
    fact(
      '¿Le gusta negociar?',
      ['gusta|encanta|divierte', 'negociar|discutir|regatear|trabajo'],
      'Confieso que sí, sobre todo con gente que sabe lo que quiere.',
    ),
    fact(
      '¿Puedo pagar en efectivo?',
      ['pagar|pago|transferencia|efectivo|tarjeta', 'puedo*|puede|cómo|cuándo|efectivo|hay que'],
      'Por transferencia, los cinco primeros días del mes. Así no hay discusiones.',
    ),
    fact('¿Se admiten animales?', 'animales|admite*|perros en', 'Si no ladran a los vecinos, por mí no hay problema.'),
  ],
  steps: [
    step(
      'Para empezar, explíqueme qué busca exactamente y cómo ve el precio.',
      [],
      'Di para qué quieres el local y qué te parece el precio: «Busco… El alquiler me parece…».',
      'Busco un local para ensayar con mi grupo, pero el alquiler supera nuestro presupuesto.',
      {
        topics: [
          'busco|buscamos|necesit*|quiero*|queremos|querría*|quisiera|gustaría*|interes*|alquil*|local|espacio|sitio|lugar|sala|taller|oficina|estudio*|proyecto|idea',
          'grupo|banda|ensay*|música|tocar*|clase*|academia|tienda|negocio|empresa|vender|abrir|cafetería|restaurante|bar|galería|arte|baile|bailar|teatro|yoga|gimnasio|asociación|club|despacho|trabaj*|peluquería|librería|panadería|ropa',
          'precio|caro|cara|alquiler|presupuesto|euros|novecientos|elevado|alto|exagerad*|hace mucho|mucho tiempo|trabajo* mucho|dinero|pagar|permit*|rebaj*|baj*|razonable|justo|barato|coste|cuesta',
        ],
        other_wordings: [
          'Siéntese, por favor. ¿Para qué quiere el local, y qué le parece el precio?',
          'Vamos al grano, que el tiempo es oro. ¿Qué busca usted, y qué piensa del precio?',
        ],
        reactions: [
          when('ensay*|banda|música|grupo|tocar*', [
            'Música… A mí me gusta; a los vecinos, no tanto.',
            'Un grupo. Mi padre decía que los músicos pagan tarde, a ver si lo desmiente.',
            'Mientras no toquen a las tres de la mañana, podemos hablar.',
          ]),
          when('tienda|negocio|empresa|abrir|vender|librería|ropa|panadería|peluquería', [
            'Un negocio propio: eso merece respeto.',
            'Otra persona valiente en el barrio. Me alegra.',
          ]),
          when('clase*|academia|yoga|baile|bailar|gimnasio|taller', 'Clases, entonces. Eso trae gente al barrio.'),
          when('cafetería|bar|restaurante', 'Comida y bebida… Habría que hablar de la cocina.'),
          when('caro|cara|presupuesto|demasiado|elevado|exagerad*|excesivo|alto|rebaj*|baj*', [
            'Todo el mundo lo encuentra caro hasta que ve la calle.',
            'Ya me imaginaba que hablaríamos de dinero.',
          ]),
          when(
            'justo|razonable|es barato|está bien|me parece bien',
            'Me sorprende usted: casi todos empiezan quejándose.',
          ),
          on('dont_know', 'Sin compromiso: ¿sería para trabajar, para dar clases, para hacer música?', {
            goes_to: 'stay',
          }),
          on('joke', 'Con humor se negocia mejor. Y ahora en serio, ¿para qué lo quiere?', { goes_to: 'stay' }),
          on('refusal', 'Comprenda que no puedo alquilar a ciegas. ¿Para qué sería, aproximadamente?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Mire, pido novecientos euros y nunca bajo el precio. ¿Por qué debería hacer una excepción con usted?',
      [],
      'Da una razón que también sea buena para ella.',
      'Porque somos gente responsable y pensamos quedarnos varios años: no tendría que buscar otro inquilino.',
      {
        topics: [
          'porque|ya que|dado que|puesto que|por eso|si me|si nos|además|razón|motivo|ventaja|beneficio|merece|excepción',
          'responsable*|seri*|puntual*|tranquil*|fiable*|fiar|persona*|honest*|limpi*|cuidad*|cuid*|ordenad*|confianza|experiencia|educad*|silencios*|simpátic*|buena gente|joven|jóvenes|estudiante*|vecin*|barrio|client*|famili*',
          'largo plazo|mucho tiempo|quedar*|meses|contrato|pag*|dinero|presupuesto|precio|mercado|otros locales|barat*|caro|cara|vací*|perd*|gan*|alquil*|inquilin*|reform*|pint*|arregl*|mejor*|estado|viej*|pequeñ*|oscur*|necesit*|difícil|negocio|empez*|aval|avalista|garantía*|adelantado|contrato fijo|nómina',
        ],
        other_wordings: [
          'Le seré franca: novecientos, y hay gente esperando. ¿Qué motivo tengo para hacerle a usted una excepción?',
          'Por ese local me pagan novecientos cualquier día. ¿Por qué iba a dárselo a usted por menos?',
        ],
        reactions: [
          when('años|largo plazo|mucho tiempo|quedar*|estable*', [
            'La estabilidad tiene su valor, lo reconozco.',
            'Un inquilino que se queda… de esos hay pocos.',
            'Eso suena bien. A mí tampoco me gusta cambiar de inquilino.',
          ]),
          when('responsable*|seri*|puntual*|fiable*|confianza|honest*|ruido|tranquil*|silencio|cuidados*', [
            'Eso lo dice todo el mundo el primer día, pero le creo a medias.',
            'La seriedad se demuestra con hechos.',
          ]),
          when('vací*|dos meses|nadie', 'Ahí me ha dado donde duele: vacío no me da ni un euro.'),
          when('pint*|reform*|arregl*|mejor*|limpi*', 'Si el local gana, yo también gano. Siga, siga.'),
          when('mercado|otros locales|barat*|otro local|calle', 'Los otros locales no tienen este escaparate.'),
          when('joven|jóvenes|estudiante*|empez*|principio|poco dinero|no tengo', [
            'Yo también empecé sin nada, así que lo entiendo. Pero no soy una hermanita de la caridad.',
            'Me toca el corazón, aunque la cartera todavía no.',
          ]),
          when('vecin*|barrio|client*|gente', 'Que el barrio gane vida me importa, se lo confieso.'),
          on('dont_know', 'Piense en mí: ¿qué gano yo si me quedo con usted?', { goes_to: 'stay' }),
          on('no', 'Al menos no me cuenta cuentos. Eso también es una razón.'),
        ],
      },
    ),
    step(
      'Bueno, hablemos en números. ¿Qué me ofrece usted, concretamente?',
      [
        '#|euros|ofre*|ofrezco|ofrecer*|pag*|propon*|este mes|un mes|al mes|meses|alquiler|mitad|menos|por ciento|rebaja|descuento|adelantad*|máximo|gastos|presupuesto|*nada|precio',
      ],
      'Di una cantidad y lo que incluye: «Le ofrezco…».',
      'Le ofrezco setecientos cincuenta euros al mes, gastos incluidos. ¿Qué le parece?',
      {
        other_wordings: [
          'Pongamos las cartas sobre la mesa. ¿Cuál es su oferta?',
          'A ver, sorpréndame. ¿Cuánto está dispuesto a pagar su bolsillo, exactamente?',
        ],
        reactions: [
          when('gratis|un euro|*nada|cero|cien euros', [
            '¡Qué sentido del humor! Con eso no alquilo ni el armario.',
            'Me río porque soy educada.',
          ]),
          when('novecientos|900|mil', '¡Lo que yo pedía! Así da gusto, pero no tan deprisa: hay letra pequeña.'),
          when('adelantad*|por adelantado|año entero|seis meses', 'Por adelantado… Eso ya suena mejor.'),
          when('mitad|cuatrocientos|quinientos|trescientos|doscientos|400|500|450|300', [
            'Uy, empieza usted muy abajo.',
            'Con esa cifra, mi padre se levantaría de la tumba.',
          ]),
          when('seiscientos|600|650|setecientos|700|750|720', [
            'Valiente, pero se queda corto.',
            'No es un insulto, pero tampoco es un alquiler.',
            'Con eso no pago ni la comunidad, pero al menos ha dicho una cifra.',
          ]),
          when('ochocientos|800|850|825|820', [
            'Nos vamos acercando.',
            'Esa cifra ya se puede pronunciar en voz alta.',
          ]),
          when('gastos|incluid*', 'Y encima con los gastos… Usted sabe regatear.'),
          on('dont_know', 'Diga una cifra, aunque sea a ojo. ¿Cuánto podría pagar al mes?', { goes_to: 'stay' }),
          on('refusal', 'Sin cifra no hay negociación. ¿Más o menos de setecientos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Le hago una contraoferta: ochocientos cincuenta y dos meses de fianza. ¿Qué me dice?',
      [],
      'Acepta en parte y pide otra cosa: «Podría aceptarlo, siempre que…».',
      'Ochocientos podría aceptarlos. ¿Y si la fianza fuera de un solo mes?',
      {
        topics: [
          '#|acept*|acuerdo|fianza|demasiado|muchas gracias|es mucho|mucho dinero|caro|sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un',
          'sí una|sí dos|sí necesito',
          'no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|pero|siempre que|condición|si usted|si me|podría*|prefer*|imposible|justo',
          'está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|euros|alto|menos|este mes|un mes|al mes|meses|pagar|oferta|rebaj*|pensar*|presupuesto|trato|vale|claro|lejos|todavía|baj*|difícil|interesante|excesiv*|mitad|razonable',
          'pareciendo|mucho|me pasa|me paso|alto|caro|carillo|se me va|estiro|casi|un poco más|por debajo|redonde*|mitad|todavía|lejos|paso|dirección|avanz*|acerc*|pensarlo|lo pienso',
        ],
        other_wordings: [
          'Yo puedo llegar hasta ochocientos cincuenta, con dos meses de fianza. ¿Qué le parece?',
          'Mi propuesta, y ya es generosa: ochocientos cincuenta al mes y dos meses de fianza. ¿Cómo lo ve?',
        ],
        reactions: [
          when('siempre que|condición de|a condición|si usted|si me|con tal de', [
            'Vaya, usted también pone condiciones.',
            '«Siempre que…» Ya veo que ha negociado antes.',
          ]),
          when('fianza', [
            'La fianza es mi tranquilidad, ¿sabe?',
            'Así que es la fianza lo que le pesa.',
            'La fianza no la puse yo por capricho, pero le escucho.',
          ]),
          when('ochocientos|800|820|825|setecientos|750|700', [
            'No se mueve usted mucho, ¿eh?',
            'Cuesta hacerle subir, se lo reconozco.',
          ]),
          when(
            'demasiado|caro|alto|excesiv*|hace mucho|mucho tiempo|trabajo* mucho|presupuesto|imposible|difícil|no puedo',
            [
              'Entiendo que le duela, a mí también me suben los impuestos.',
              'Sigue pareciéndole mucho, por lo que veo.',
            ],
          ),
          on('no', 'Un no rotundo. Bien, no lo doy por perdido.'),
          on('refusal', 'Un no rotundo. Bien, no lo doy por perdido.'),
          when('acept*|acuerdo|trato|vale|razonable|justo|*bien', [
            '¡Qué rápido! Me deja con la sospecha de que podía pedir más.',
            'Así da gusto. Pero falta hablar de lo importante.',
          ]),
          on('yes', 'Así da gusto. Pero falta hablar de lo importante.'),
          when('#|euros', 'Usted no suelta una cifra así como así.'),
          on('dont_know', 'Le ayudo: ¿qué le molesta más, el precio o la fianza?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Supongamos que yo cediera un poco más. ¿A qué se comprometería usted a cambio?',
      [],
      'Ofrece algo: «A cambio, estaría dispuesto a…».',
      'A cambio, estaríamos dispuestos a comprometernos por dos años y a pintar el local.',
      {
        topics: [
          'cambio|compromet*|compromis*|dispuest*|ofre*|promet*|garanti*|podría*|haría*|aceptar*|firmar*|encargar*',
          'pint*|limpi*|arregl*|repar*|reform*|cuid*|manten*|mejor*|obra*|mueble*|jardín|pared*|suelo|baño|instalar|insonoriz*',
          'año|meses|contrato|largo|plazo|quedar*|pag*|adelantad*|puntual*|fianza|transferencia|día uno|gastos|luz|agua|impuesto*|seguro|aval|publicidad|recomend*|entradas|clases|gratis|descuento|concierto*|ruido|silencio|vecin*|horario|amigo*|amigas|mi amiga|una amiga|ayud*',
        ],
        other_wordings: [
          'En la vida nada es gratis. Si yo bajara un poco, ¿qué me daría usted a cambio?',
          'Digamos que me ablando. ¿A qué estaría usted dispuesto entonces? Algo tiene que poner de su parte.',
        ],
        reactions: [
          when('no puedo|no pienso', 'Nada de nada… Entonces solo cedo yo, y eso no es negociar. Pero sigamos.'),
          when('pint*|limpi*|arregl*|repar*|reform*|obra*|insonoriz*|manten*', [
            'Las paredes lo necesitan, no le voy a mentir.',
            'Eso me ahorra un buen dinero. Me gusta.',
            'Manos a la obra, ¿eh? Eso no me lo había ofrecido nadie.',
          ]),
          when('años|año|largo|contrato|quedar*', [
            'Un contrato largo… ahora hablamos el mismo idioma.',
            'Saber que no tengo que buscar a nadie vale mucho.',
          ]),
          when('pag*|adelantad*|puntual*|transferencia|plazo|día uno', [
            'Cobrar sin perseguir a nadie, ¡qué maravilla!',
            'La puntualidad es lo que más aprecio.',
          ]),
          when('entradas|concierto*|clases|gratis|descuento|publicidad', '¡Mis nietos estarían encantados!'),
          when('ruido|silencio|vecin*|horario', 'Eso es música para mis oídos, y para los de arriba.'),
          when('gastos|luz|agua|impuesto*|seguro|fianza', 'Que corra usted con eso me quita un peso.'),
          on('no', 'Así es difícil, pero sigamos.'),
          on('dont_know', 'Mire a su alrededor: ¿qué podría hacer usted por este local?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Hay algo que no me deja dormir: el último inquilino hacía ruido y los vecinos llamaron a la policía. ¿Cómo sé que con usted no pasará lo mismo?',
      [],
      'Quítale el miedo: «Le garantizo que…».',
      'Le garantizo que no tocaremos después de las diez, y pondremos paneles contra el ruido.',
      {
        topics: [
          'garanti*|promet*|asegur*|compromet*|palabra|confi*|tranquil*|preocup*|segur*|jamás|respet*|entiendo|comprendo|seré|seremos|vamos a|firmar*|contrato|cláusula|referencias|recomendación|conoc*',
          'ruido*|silencio*|volumen|baj*|tocar*|toco*|música|horario*|hora|por la noche|de noche|hasta tarde|muy tarde|la mañana|diez|nueve*|las ocho|día|fines de semana|panel*|insonoriz*|aisl*|auriculares|cascos|ventana*|puerta*|acústic*|batería|instrumento*|tienda|oficina|yoga|ordenador*|libro*',
          'vecin*|hablar*|hablo*|hablando*|hablaría*|número|teléfono|llam*|avis*|quej*|policía|multa|normas|reglas|fianza|prueba|este mes|un mes|al mes|visit*|diferente*|otr* tipo|educad*|responsable*|silencios*|adult*|mayor*|problema*|cerramos|cerraríamos|cerraremos|pronto|tranquil*|de día|insonoriz*',
        ],
        other_wordings: [
          'Y ahora lo delicado. Con el anterior inquilino tuve quejas de los vecinos por el ruido. ¿Qué garantías me da usted?',
          'Pero le confieso un miedo: el ruido. Los vecinos de arriba ya sufrieron bastante. ¿Cómo evitaría usted los problemas?',
        ],
        reactions: [
          when('panel*|insonoriz*|aisl*|acústic*', [
            'Paneles… ¡Ojalá el otro lo hubiera pensado!',
            'Eso cuesta dinero, así que va en serio.',
            'Por fin alguien que piensa en los de arriba.',
          ]),
          when('diez|nueve*|las ocho|horario*|por la noche|de noche|hasta tarde|muy tarde', [
            'Con un horario claro duermo mejor.',
            'A las diez, silencio. Lo apunto.',
          ]),
          when('auriculares|cascos|volumen|baj*', 'Ojalá mis nietos hicieran lo mismo.'),
          when('vecin*|hablar*|hablo*|hablando*|hablaría*|teléfono|llam*|visit*', [
            'Hablar con los vecinos: el anterior ni los saludaba.',
            'Un vecino que saluda se queja la mitad.',
          ]),
          when('contrato|firmar*|cláusula|fianza|multa|prueba', 'Por escrito. Así me gusta.'),
          when(
            'no hacemos|sin ruido|silencios*|silencio|oficina|yoga|libro*|ordenador*',
            'Un negocio silencioso, ¡menudo alivio!',
          ),
          when('promet*|garanti*|palabra|asegur*|confi*', [
            'Su palabra me vale, pero prefiero además el papel.',
            'Lo dice con mucha convicción.',
          ]),
          on('dont_know', 'Pregúnteselo así: ¿qué haría usted si los vecinos se quejaran?', { goes_to: 'stay' }),
          on('joke', 'Los vecinos no se rieron tanto. En serio, ¿qué haría usted con el ruido?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Estamos cerca, pero ninguno está contento del todo. ¿Qué solución intermedia propone?',
      [],
      'Cede en una cosa y pide otra: «Yo cedería en… si usted…».',
      'Estaría dispuesto a ceder en la fianza. ¿Y si usted rebajara el alquiler a ochocientos?',
      {
        topics: [
          'ced*|propon*|propuesta|solución|intermedi*|compromiso|mitad|punto medio|acuerdo|acept*|cambio|si usted|si nos|si me|siempre que|condición|entonces|podríamos|qué tal|qué le parece|por ejemplo|a partir de|partir la|repart*|divid*|diferencia',
          'fianza|alquiler|precio|euros|#|rebaj*|baj*|sub*|pag*|gastos|luz|agua|este mes|un mes|al mes|meses|año|años|contrato|plazo|prueba|adelantad*|descuento|gratis|primer*|pint*|arregl*|reform*|obra*|horario*|ruido|panel*|insonoriz*',
        ],
        other_wordings: [
          'Casi nos entendemos. ¿Dónde podríamos encontrarnos a mitad de camino?',
          'Falta el último paso. ¿Qué compromiso propone para que ganemos los dos?',
        ],
        reactions: [
          when('primer*|prueba|al principio|después sub*', [
            'Empezar bajo y subir después… no es mala idea.',
            'Un periodo de prueba. Eso me tranquiliza.',
          ]),
          when('fianza', [
            'Si me deja los dos meses de fianza, puedo ser flexible. ¡Trato hecho!',
            'La fianza por el precio: me convence. ¡Trato hecho!',
            'La fianza a cambio de eso… De acuerdo, ¡trato hecho!',
          ]),
          when('mitad|medio|a partir de|partir la|repart*', 'A medias, como buenos vecinos. ¡Trato hecho!'),
          when('pint*|arregl*|reform*|obra*|panel*', 'Usted pone el trabajo y yo el descuento. ¡Trato hecho!'),
          when('año|años|contrato|plazo', 'Más tiempo por menos dinero. ¡Trato hecho!'),
          when('#|euros|rebaj*|baj*|precio|alquiler', [
            'Es usted de piedra… Está bien, ¡trato hecho!',
            'Me ha ganado por cansancio. ¡Trato hecho!',
          ]),
          when(
            'ninguna|no hay problema|imposible',
            'Entonces cedo yo, que ya soy mayor: ochocientos y dos meses de fianza.',
          ),
          on('no', 'Entonces cedo yo, que ya soy mayor: ochocientos y dos meses de fianza.'),
          on('dont_know', 'Piense en tres cosas: precio, fianza y tiempo. ¿En cuál podría usted ceder?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Antes de firmar, que luego hay malentendidos: ¿me resume en qué hemos quedado?',
      [],
      'Resume las condiciones: «Hemos quedado en…».',
      'Hemos quedado en ochocientos euros al mes, con dos meses de fianza y sin ruido por la noche.',
      {
        topics: [
          'quedado|quedamos|acord*|acuerdo|resum*|resumen|entonces|usted|yo pag*|condicion*|firm*|contrato|es decir|o sea',
          '#|euros|este mes|un mes|al mes|meses|alquiler|fianza|pag*|gastos|luz|año|años|precio|rebaj*|pint*|arregl*|reform*|ruido|silencio|horario*|diez|vecin*|panel*|local|adelantad*|plazo|compromet*|garanti*',
        ],
        other_wordings: [
          'Solo por seguridad, antes de sacar el bolígrafo: ¿en qué hemos quedado exactamente?',
          'Y ahora, para que no haya sorpresas, repítame usted las condiciones, por favor.',
        ],
        reactions: [
          when(
            ['#|euros', 'fianza|ruido|pint*|año|años|gastos|horario*|silencio'],
            [
              'Ni mi abogado lo habría dicho mejor. Aquí tiene el bolígrafo.',
              'Clarísimo. Firme aquí y aquí.',
              'Así queda. Me gusta la gente que cumple y que resume.',
            ],
          ),
          when('#|euros|alquiler|fianza', ['Exacto. Lo demás lo pone el papel.', 'Eso es. Firme aquí, por favor.']),
          when('ruido|vecin*|horario*|silencio', 'Que el silencio quede por escrito me alegra el día.'),
          on('dont_know', 'Empecemos por lo fácil: ¿cuánto va a pagar al mes?', { goes_to: 'stay' }),
          on('refusal', 'Lo leeremos juntos en el contrato. Pero dígame al menos cuánto pagará y cuándo.', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Perdone, era la academia de baile: también lo quiere. Así que seamos rápidos: ochocientos cincuenta y dos meses de fianza. ¿Qué me dice?',
    ),
    twist(
      6,
      '¿Oye esos pasos? Son los vecinos de arriba. El último inquilino los volvía locos con el ruido. ¿Cómo sé que con usted no pasará lo mismo?',
    ),
    twist(7, 'Mi perro se ha dormido: hablamos demasiado. ¿Qué solución intermedia propone, para acabar hoy?'),
  ],
  starters: [
    'Buenas tardes, señora Robles. Gracias por recibirme.',
    'Buenas tardes. ¿Es usted la señora Robles?',
    'Mucho gusto. ¡Qué techos tan altos!',
  ],
  opening_message: 'Buenas tardes. Ya ha visto el local: techos altos, buena luz y una calle llena de vida.',
  closing_message: 'Aquí tiene las llaves. Negocia usted muy bien, ¡cuídeme el local como si fuera suyo!',
  correction: 'prompt',
})
