const listOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** People, animals and things that the dictionary gives two genders, and that are no adjectives; they are no verbs either. */
export const onlyNouns = new Set(
  listOf(`hermano hermana hermanos hermanas amigo amiga amigos amigas primo prima primos primas tío tía tíos tías abuelo abuela abuelos abuelas
  hijo hija hijos hijas niño niña niños niñas chico chica chicos chicas novio novia novios novias esposo esposa esposos esposas marido mujer suegro suegra
  cuñado cuñada sobrino sobrina nieto nieta bebé muchacho muchacha señor señora señores señoras señorita gato gata gatos gatas perro perra perros perras
  profesor profesora profesores profesoras maestro maestra alumno alumna alumnos alumnas médico médica abogado abogada enfermero enfermera camarero
  camarera cocinero cocinera ingeniero ingeniera arquitecto arquitecta doctor doctora director directora actor actriz escritor escritora
  jefe jefa jefes jefas vecino vecina vecinos vecinas compañero compañera compañeros compañeras pintor pintora cantante dueño dueña músico
  música carro puerto libro libros mesa mesas casa casas cosa cosas persona personas hora horas queso comida comidas ropa falda camisa calle barrio piso bosque
  huevo huevos fruta frutas verdura regalo fiesta fiestas playa playas ciudad pueblo escuela tienda veces vez pelo ojo ojos mano manos brazo
  noche noches tarde tardes día días semana semanas mes meses año años`).flatMap((word) => [word]),
)
// Of these, the forms that are everyday verbs, too, stay verbs: "me casas", "regalo", "piso".
for (const word of ['regalo', 'casa', 'casas', 'piso']) onlyNouns.delete(word)

/** Verbs that learners don't write, whose forms look like everyday nouns and adjectives. */
export const rareVerbs = new Set(
  listOf(`erar amigar vezar idear cariñar seriar hermanar historiar esposar manar aguar personar listar cercar equipar justar segundar comedir puntar
  mediar mesar cuartar minutar librar secretar adentrar noticiar campar tranquilar asuntar sitiar mentar airar penar lindar centrar maridar piar serviciar
  humanar sexar peligrar silenciar orar abogar salar espaciar bromar radiar batallar reglar papar soldar principiar obrar salgar reinar estrellar ejemplar
  estilar pistar diferenciar preciar embargar mamar respectar matrimoniar esperanzar florar veranar prensar medicinar cintar objetivar balar desgraciar
  justiciar arañar copar auxiliar bastardar turnar primar motivar quietar colegiar gravar pechar rotar distanciar pulsar bordar tumbar chinar torrar
  esquinar techar alertar privar evidenciar detallar ministrar doctorar clavar modelar cursar revistar revestir rosar ofertar mercar relacionar accionar
  trucar gloriar contrariar ciar razonar flotar licenciar procesar igualar discursar agenciar espejar tazar brujir osar arenar concienciar minar señalar
  templar placar condicionar rumbar diamantar fechar incendiar rutar honestar amantar humar sombrar marinar alarmar agujerar uniformar chistar pecar filar
  ambientar ritmar ventar falsar gradar obviar maravillar sopar expedientar pasaportar aventurar conferenciar romanar potenciar tetar latir rastrar huevar
  cascar circunstanciar murar malvar decentar archivar cocar objetar azular escudar vallar cuadrar secuenciar velar rayar vacar colorar municionar espiar
  impactar comandar granar monedar barrar alfombrar tonar remediar sincerar obispar residenciar coronar trozar pastar refugiar apellidar mayar aceitar
  rondar industriar dietar capar sanar agendar rollar hechizar tronar extremar custodiar figurar quintar estructurar culturar nivelar gafar corear datar
  posicionar masar aparatar vidriar escalar infartar boletar dignar estatuar arcar tornear uñir internar mueblar documentar flechar lujar fritar divinar
  desfilar becar presuponer presupuestar cosechar violentar finar agostar testimoniar sentenciar disciplinar tirotear barbar romanzar machar perfumar
  frutar vagar tintar misar sedar postrar privilegiar plagar ocasionar tallar sumir otoñar alfar gestar oficiar juramentar garrir garrar dallar pitar
  perlar fracturar aliar enlazar dorar protocolar pactar tablar palmar hachar salariar hilar ruinar orillar novelar vendar envidiar rectar cristianar talar
  retratar signar`),
)
