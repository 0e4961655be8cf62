/** Everyday words in English, Spanish, Portuguese, French, German and Italian, nouns with their article; the first of several is said. */
export const everydayWords = `
the spoon | la cuchara | a colher | la cuillère | der Löffel | il cucchiaio
the fork | el tenedor | o garfo | la fourchette | die Gabel | la forchetta
the knife | el cuchillo | a faca | le couteau | das Messer | il coltello
the plate | el plato | o prato | l’assiette | der Teller | il piatto
the glass | el vaso | o copo | le verre | das Glas | il bicchiere
the cup | la taza | a xícara | la tasse | die Tasse | la tazza
the bottle | la botella | a garrafa | la bouteille | die Flasche | la bottiglia
the napkin | la servilleta | o guardanapo | la serviette | die Serviette | il tovagliolo
the bill | la cuenta | a conta | l’addition | die Rechnung | il conto
the receipt | el recibo | o recibo | le reçu / le ticket | der Kassenbon / die Quittung | lo scontrino / la ricevuta
the tip | la propina | a gorjeta | le pourboire | das Trinkgeld | la mancia
the change | el cambio | o troco | la monnaie | das Wechselgeld | il resto
cash | el efectivo | o dinheiro | les espèces / l’argent liquide | das Bargeld | i contanti
the menu | la carta / el menú | o cardápio | la carte / le menu | die Speisekarte | il menù
the waiter | el camarero | o garçom | le serveur | der Kellner | il cameriere
the bread | el pan | o pão | le pain | das Brot | il pane
the butter | la mantequilla | a manteiga | le beurre | die Butter | il burro
the cheese | el queso | o queijo | le fromage | der Käse | il formaggio
the ham | el jamón | o presunto | le jambon | der Schinken | il prosciutto
the egg | el huevo | o ovo | l’œuf | das Ei | l’uovo
the milk | la leche | o leite | le lait | die Milch | il latte
the water | el agua | a água | l’eau | das Wasser | l’acqua
the juice | el zumo / el jugo | o suco | le jus | der Saft | il succo
the coffee | el café | o café | le café | der Kaffee | il caffè
the tea | el té | o chá | le thé | der Tee | il tè
the beer | la cerveza | a cerveja | la bière | das Bier | la birra
the wine | el vino | o vinho | le vin | der Wein | il vino
the sugar | el azúcar | o açúcar | le sucre | der Zucker | lo zucchero
the salt | la sal | o sal | le sel | das Salz | il sale
the pepper | la pimienta | a pimenta | le poivre | der Pfeffer | il pepe
the honey | la miel | o mel | le miel | der Honig | il miele
the ice | el hielo | o gelo | la glace / les glaçons | das Eis | il ghiaccio
the ice cream | el helado | o sorvete | la glace | das Eis | il gelato
the cake | la tarta / el pastel | o bolo | le gâteau | der Kuchen | la torta
the sandwich | el bocadillo / el sándwich | o sanduíche | le sandwich | das belegte Brot | il panino
the soup | la sopa | a sopa | la soupe | die Suppe | la zuppa
the salad | la ensalada | a salada | la salade | der Salat | l’insalata
the meat | la carne | a carne | la viande | das Fleisch | la carne
the chicken | el pollo | o frango | le poulet | das Hähnchen | il pollo
the fish | el pescado | o peixe | le poisson | der Fisch | il pesce
the rice | el arroz | o arroz | le riz | der Reis | il riso
the potato | la patata / la papa | a batata | la pomme de terre | die Kartoffel | la patata
the tomato | el tomate | o tomate | la tomate | die Tomate | il pomodoro
the carrot | la zanahoria | a cenoura | la carotte | die Karotte / die Möhre | la carota
the onion | la cebolla | a cebola | l’oignon | die Zwiebel | la cipolla
the mushroom | la seta / el champiñón | o cogumelo | le champignon | der Pilz | il fungo
the fruit | la fruta | a fruta | les fruits | das Obst | la frutta
the apple | la manzana | a maçã | la pomme | der Apfel | la mela
the pear | la pera | a pera | la poire | die Birne | la pera
the orange | la naranja | a laranja | l’orange | die Orange | l’arancia
the lemon | el limón | o limão | le citron | die Zitrone | il limone
the strawberry | la fresa | o morango | la fraise | die Erdbeere | la fragola
the grape | la uva | a uva | le raisin | die Traube | l’uva
the breakfast | el desayuno | o café da manhã | le petit déjeuner | das Frühstück | la colazione
the lunch | la comida / el almuerzo | o almoço | le déjeuner | das Mittagessen | il pranzo
the dinner | la cena | o jantar | le dîner | das Abendessen | la cena
hungry | con hambre | com fome | avoir faim | hungrig | affamato
thirsty | con sed | com sede | avoir soif | durstig | assetato
the house | la casa | a casa | la maison | das Haus | la casa
the flat / the apartment | el piso / el apartamento | o apartamento | l’appartement | die Wohnung | l’appartamento
the room | la habitación / el cuarto | o quarto | la chambre / la pièce | das Zimmer | la camera / la stanza
the kitchen | la cocina | a cozinha | la cuisine | die Küche | la cucina
the bathroom | el baño | o banheiro | la salle de bains | das Badezimmer | il bagno
the toilet | el servicio / el baño | o banheiro | les toilettes | die Toilette | il bagno
the bed | la cama | a cama | le lit | das Bett | il letto
the pillow | la almohada | o travesseiro | l’oreiller | das Kissen | il cuscino
the blanket | la manta | o cobertor | la couverture | die Decke | la coperta
the towel | la toalla | a toalha | la serviette | das Handtuch | l’asciugamano
the soap | el jabón | o sabonete | le savon | die Seife | il sapone
the shower | la ducha | o chuveiro | la douche | die Dusche | la doccia
the key | la llave | a chave | la clé | der Schlüssel | la chiave
the door | la puerta | a porta | la porte | die Tür | la porta
the window | la ventana | a janela | la fenêtre | das Fenster | la finestra
the table | la mesa | a mesa | la table | der Tisch | il tavolo
the chair | la silla | a cadeira | la chaise | der Stuhl | la sedia
the light | la luz | a luz | la lumière | das Licht | la luce
the heating | la calefacción | o aquecimento | le chauffage | die Heizung | il riscaldamento
the lift / the elevator | el ascensor | o elevador | l’ascenseur | der Aufzug | l’ascensore
the stairs | las escaleras | as escadas | les escaliers | die Treppe | le scale
the floor | el piso / la planta | o andar | l’étage | der Stock / das Stockwerk | il piano
the neighbour | el vecino | o vizinho | le voisin | der Nachbar | il vicino
the garden | el jardín | o jardim | le jardin | der Garten | il giardino
the noise | el ruido | o barulho | le bruit | der Lärm | il rumore
the suitcase | la maleta | a mala | la valise | der Koffer | la valigia
the luggage | el equipaje | a bagagem | les bagages | das Gepäck | il bagaglio
the passport | el pasaporte | o passaporte | le passeport | der Reisepass | il passaporto
the ticket | el billete / la entrada | a passagem / o ingresso | le billet | die Fahrkarte / die Eintrittskarte | il biglietto
the booking | la reserva | a reserva | la réservation | die Buchung / die Reservierung | la prenotazione
the journey / the trip | el viaje | a viagem | le voyage | die Reise | il viaggio
the train | el tren | o trem | le train | der Zug | il treno
the station | la estación | a estação | la gare | der Bahnhof | la stazione
the platform | el andén | a plataforma | le quai | der Bahnsteig | il binario
the bus | el autobús | o ônibus | le bus | der Bus | l’autobus
the bus stop | la parada | o ponto de ônibus | l’arrêt de bus | die Haltestelle | la fermata
the underground | el metro | o metrô | le métro | die U-Bahn | la metropolitana
the car | el coche / el carro | o carro | la voiture | das Auto | la macchina
the bicycle / the bike | la bicicleta / la bici | a bicicleta | le vélo | das Fahrrad | la bicicletta
the plane | el avión | o avião | l’avion | das Flugzeug | l’aereo
the airport | el aeropuerto | o aeroporto | l’aéroport | der Flughafen | l’aeroporto
the flight | el vuelo | o voo | le vol | der Flug | il volo
the delay | el retraso | o atraso | le retard | die Verspätung | il ritardo
the street | la calle | a rua | la rue | die Straße | la strada / la via
the square | la plaza | a praça | la place | der Platz | la piazza
the corner | la esquina | a esquina | le coin | die Ecke | l’angolo
the bridge | el puente | a ponte | le pont | die Brücke | il ponte
the traffic light | el semáforo | o semáforo / o sinal | le feu | die Ampel | il semaforo
the map | el mapa | o mapa | le plan / la carte | der Stadtplan / die Karte | la mappa
left | a la izquierda | à esquerda | à gauche | links | a sinistra
right | a la derecha | à direita | à droite | rechts | a destra
straight on | todo recto | em frente | tout droit | geradeaus | dritto
near | cerca | perto | près | nah / in der Nähe | vicino
far | lejos | longe | loin | weit | lontano
lost | perdido | perdido | perdu | verlaufen | perso
the church | la iglesia | a igreja | l’église | die Kirche | la chiesa
the museum | el museo | o museu | le musée | das Museum | il museo
the library | la biblioteca | a biblioteca | la bibliothèque | die Bibliothek | la biblioteca
the bookshop | la librería | a livraria | la librairie | die Buchhandlung | la libreria
the chemist / the pharmacy | la farmacia | a farmácia | la pharmacie | die Apotheke | la farmacia
the bakery | la panadería | a padaria | la boulangerie | die Bäckerei | la panetteria
the supermarket | el supermercado | o supermercado | le supermarché | der Supermarkt | il supermercato
the market | el mercado | a feira / o mercado | le marché | der Markt | il mercato
the shop | la tienda | a loja | le magasin | das Geschäft / der Laden | il negozio
the post office | la oficina de correos | o correio | la poste | die Post | l’ufficio postale
the hospital | el hospital | o hospital | l’hôpital | das Krankenhaus | l’ospedale
the beach | la playa | a praia | la plage | der Strand | la spiaggia
the sea | el mar | o mar | la mer | das Meer | il mare
the mountain | la montaña | a montanha | la montagne | der Berg | la montagna
the lake | el lago | o lago | le lac | der See | il lago
the river | el río | o rio | la rivière / le fleuve | der Fluss | il fiume
the forest | el bosque | a floresta | la forêt | der Wald | il bosco
the countryside | el campo | o campo | la campagne | das Land | la campagna
the village | el pueblo | a vila | le village | das Dorf | il paese
the city / the town | la ciudad | a cidade | la ville | die Stadt | la città
the weather | el tiempo | o tempo | le temps | das Wetter | il tempo
the rain | la lluvia | a chuva | la pluie | der Regen | la pioggia
the snow | la nieve | a neve | la neige | der Schnee | la neve
the sun | el sol | o sol | le soleil | die Sonne | il sole
the wind | el viento | o vento | le vent | der Wind | il vento
the umbrella | el paraguas | o guarda-chuva | le parapluie | der Regenschirm | l’ombrello
the head | la cabeza | a cabeça | la tête | der Kopf | la testa
the headache | el dolor de cabeza | a dor de cabeça | le mal de tête | die Kopfschmerzen | il mal di testa
the eye | el ojo | o olho | l’œil | das Auge | l’occhio
the ear | la oreja / el oído | a orelha / o ouvido | l’oreille | das Ohr | l’orecchio
the nose | la nariz | o nariz | le nez | die Nase | il naso
the mouth | la boca | a boca | la bouche | der Mund | la bocca
the tooth | el diente | o dente | la dent | der Zahn | il dente
the throat | la garganta | a garganta | la gorge | der Hals | la gola
the neck | el cuello | o pescoço | le cou | der Hals / der Nacken | il collo
the shoulder | el hombro | o ombro | l’épaule | die Schulter | la spalla
the arm | el brazo | o braço | le bras | der Arm | il braccio
the hand | la mano | a mão | la main | die Hand | la mano
the finger | el dedo | o dedo | le doigt | der Finger | il dito
the back | la espalda | as costas | le dos | der Rücken | la schiena
the stomach | el estómago | o estômago | l’estomac / le ventre | der Magen / der Bauch | lo stomaco / la pancia
the leg | la pierna | a perna | la jambe | das Bein | la gamba
the knee | la rodilla | o joelho | le genou | das Knie | il ginocchio
the ankle | el tobillo | o tornozelo | la cheville | der Knöchel | la caviglia
the foot | el pie | o pé | le pied | der Fuß | il piede
the skin | la piel | a pele | la peau | die Haut | la pelle
the pain | el dolor | a dor | la douleur | der Schmerz | il dolore
the fever | la fiebre | a febre | la fièvre | das Fieber | la febbre
the cough | la tos | a tosse | la toux | der Husten | la tosse
the cold | el resfriado | o resfriado | le rhume | die Erkältung | il raffreddore
the flu | la gripe | a gripe | la grippe | die Grippe | l’influenza
swollen | hinchado | inchado | enflé | geschwollen | gonfio
tired | cansado | cansado | fatigué | müde | stanco
dizzy | mareado | tonto | pris de vertiges | schwindlig | con il capogiro
the pill / the tablet | la pastilla | o comprimido | le comprimé | die Tablette | la compressa
the medicine | la medicina / el medicamento | o remédio | le médicament | das Medikament | la medicina
the prescription | la receta | a receita | l’ordonnance | das Rezept | la ricetta
the appointment | la cita | a consulta | le rendez-vous | der Termin | l’appuntamento
the doctor | el médico | o médico | le médecin | der Arzt | il medico
the nurse | la enfermera | a enfermeira | l’infirmière | die Krankenschwester / der Pfleger | l’infermiera
the jacket | la chaqueta | a jaqueta | la veste | die Jacke | la giacca
the coat | el abrigo | o casaco | le manteau | der Mantel | il cappotto
the shirt | la camisa | a camisa | la chemise | das Hemd | la camicia
the T-shirt | la camiseta | a camiseta | le T-shirt | das T-Shirt | la maglietta
the jumper / the sweater | el jersey / el suéter | o suéter | le pull | der Pullover | il maglione
the trousers | los pantalones | a calça | le pantalon | die Hose | i pantaloni
the skirt | la falda | a saia | la jupe | der Rock | la gonna
the dress | el vestido | o vestido | la robe | das Kleid | il vestito
the shoe | el zapato | o sapato | la chaussure | der Schuh | la scarpa
the sock | el calcetín | a meia | la chaussette | die Socke | il calzino
the hat | el sombrero | o chapéu | le chapeau | der Hut | il cappello
the glasses | las gafas | os óculos | les lunettes | die Brille | gli occhiali
the bag | el bolso / la bolsa | a bolsa / a sacola | le sac | die Tasche | la borsa
the size | la talla | o tamanho | la taille | die Größe | la taglia
the changing room | el probador | o provador | la cabine d’essayage | die Umkleidekabine | il camerino
the colour | el color | a cor | la couleur | die Farbe | il colore
the price | el precio | o preço | le prix | der Preis | il prezzo
the discount | el descuento | o desconto | la réduction | der Rabatt | lo sconto
cheap | barato | barato | bon marché / pas cher | billig | economico
expensive | caro | caro | cher | teuer | caro
broken | roto | quebrado | cassé | kaputt | rotto
dirty | sucio | sujo | sale | schmutzig | sporco
clean | limpio | limpo | propre | sauber | pulito
full | lleno | cheio | plein | voll | pieno
empty | vacío | vazio | vide | leer | vuoto
quiet | tranquilo | silencioso / tranquilo | calme | ruhig | tranquillo
loud | ruidoso | barulhento | bruyant | laut | rumoroso
the work / the job | el trabajo | o trabalho / o emprego | le travail / l’emploi | die Arbeit / der Job | il lavoro
the company | la empresa | a empresa | l’entreprise | die Firma | l’azienda
the boss | el jefe | o chefe | le chef / le patron | der Chef | il capo
the colleague | el compañero | o colega | le collègue | der Kollege | il collega
the salary | el sueldo / el salario | o salário | le salaire | das Gehalt | lo stipendio
the contract | el contrato | o contrato | le contrat | der Vertrag | il contratto
the interview | la entrevista | a entrevista | l’entretien | das Vorstellungsgespräch | il colloquio
the experience | la experiencia | a experiência | l’expérience | die Erfahrung | l’esperienza
the strength | el punto fuerte | o ponto forte | le point fort | die Stärke | il punto di forza
the weakness | el punto débil | o ponto fraco | le point faible | die Schwäche | il punto debole
the shift | el turno | o turno | le service / l’équipe | die Schicht | il turno
the holiday | las vacaciones | as férias | les vacances | der Urlaub / die Ferien | le vacanze / le ferie
the meeting | la reunión | a reunião | la réunion | die Besprechung | la riunione
the customer | el cliente | o cliente | le client | der Kunde | il cliente
the school | la escuela / el colegio | a escola | l’école | die Schule | la scuola
the teacher | el profesor | o professor | le professeur | der Lehrer | l’insegnante
the pupil | el alumno | o aluno | l’élève | der Schüler | l’alunno
the homework | los deberes / la tarea | a lição de casa | les devoirs | die Hausaufgaben | i compiti
the exam | el examen | a prova / o exame | l’examen | die Prüfung | l’esame
the mistake | el error | o erro | la faute / l’erreur | der Fehler | l’errore
the word | la palabra | a palavra | le mot | das Wort | la parola
the question | la pregunta | a pergunta | la question | die Frage | la domanda
the answer | la respuesta | a resposta | la réponse | die Antwort | la risposta
the mobile phone | el móvil / el celular | o celular | le portable | das Handy | il cellulare
the screen | la pantalla | a tela | l’écran | der Bildschirm | lo schermo
the charger | el cargador | o carregador | le chargeur | das Ladegerät | il caricabatterie
the mother | la madre | a mãe | la mère | die Mutter | la madre
the father | el padre | o pai | le père | der Vater | il padre
the parents | los padres | os pais | les parents | die Eltern | i genitori
the son | el hijo | o filho | le fils | der Sohn | il figlio
the daughter | la hija | a filha | la fille | die Tochter | la figlia
the brother | el hermano | o irmão | le frère | der Bruder | il fratello
the sister | la hermana | a irmã | la sœur | die Schwester | la sorella
the grandfather | el abuelo | o avô | le grand-père | der Großvater | il nonno
the grandmother | la abuela | a avó | la grand-mère | die Großmutter | la nonna
the uncle | el tío | o tio | l’oncle | der Onkel | lo zio
the aunt | la tía | a tia | la tante | die Tante | la zia
the cousin | el primo | o primo | le cousin | der Cousin | il cugino
the husband | el marido | o marido | le mari | der Mann | il marito
the wife | la mujer / la esposa | a esposa | la femme | die Frau | la moglie
the friend | el amigo | o amigo | l’ami | der Freund | l’amico
the dog | el perro | o cachorro | le chien | der Hund | il cane
the cat | el gato | o gato | le chat | die Katze | il gatto
the horse | el caballo | o cavalo | le cheval | das Pferd | il cavallo
the bird | el pájaro | o pássaro | l’oiseau | der Vogel | l’uccello
the hobby | la afición | o passatempo | le loisir / le passe-temps | das Hobby | l’hobby
the book | el libro | o livro | le livre | das Buch | il libro
the film | la película | o filme | le film | der Film | il film
the game | el juego / el partido | o jogo | le jeu / le match | das Spiel | il gioco / la partita
the party | la fiesta | a festa | la fête | die Party / das Fest | la festa
the gift | el regalo | o presente | le cadeau | das Geschenk | il regalo
the birthday | el cumpleaños | o aniversário | l’anniversaire | der Geburtstag | il compleanno
today | hoy | hoje | aujourd’hui | heute | oggi
tomorrow | mañana | amanhã | demain | morgen | domani
yesterday | ayer | ontem | hier | gestern | ieri
the morning | la mañana | a manhã | le matin | der Morgen | la mattina
the afternoon | la tarde | a tarde | l’après-midi | der Nachmittag | il pomeriggio
the evening | la tarde / la noche | a noite | le soir | der Abend | la sera
the night | la noche | a noite | la nuit | die Nacht | la notte
the week | la semana | a semana | la semaine | die Woche | la settimana
the weekend | el fin de semana | o fim de semana | le week-end | das Wochenende | il fine settimana
the month | el mes | o mês | le mois | der Monat | il mese
the year | el año | o ano | l’année | das Jahr | l’anno
always | siempre | sempre | toujours | immer | sempre
never | nunca | nunca | jamais | nie | mai
often | a menudo | muitas vezes | souvent | oft | spesso
sometimes | a veces | às vezes | parfois | manchmal | a volte
early | temprano | cedo | tôt | früh | presto
late | tarde | tarde | tard | spät | tardi
perhaps / maybe | quizás / tal vez | talvez | peut-être | vielleicht | forse
because | porque | porque | parce que | weil | perché
although | aunque | embora | bien que | obwohl | anche se
however | sin embargo | no entanto | cependant | jedoch | tuttavia
enough | bastante / suficiente | bastante / suficiente | assez | genug | abbastanza
too much | demasiado | demais | trop | zu viel | troppo
a little | un poco | um pouco | un peu | ein bisschen | un po’
to eat | comer | comer | manger | essen | mangiare
to drink | beber | beber | boire | trinken | bere
to sleep | dormir | dormir | dormir | schlafen | dormire
to wake up | despertarse | acordar | se réveiller | aufwachen | svegliarsi
to get up | levantarse | levantar-se | se lever | aufstehen | alzarsi
to work | trabajar | trabalhar | travailler | arbeiten | lavorare
to study / to learn | estudiar / aprender | estudar / aprender | étudier / apprendre | lernen | studiare / imparare
to buy | comprar | comprar | acheter | kaufen | comprare
to sell | vender | vender | vendre | verkaufen | vendere
to pay | pagar | pagar | payer | bezahlen | pagare
to order | pedir | pedir | commander | bestellen | ordinare
to book | reservar | reservar | réserver | buchen / reservieren | prenotare
to cancel | cancelar / anular | cancelar | annuler | absagen / stornieren | annullare
to try on | probarse | experimentar | essayer | anprobieren | provare
to wear | llevar | vestir / usar | porter | tragen | indossare
to cook | cocinar | cozinhar | cuisiner / faire la cuisine | kochen | cucinare
to walk | caminar / andar | andar / caminhar | marcher | zu Fuß gehen | camminare
to run | correr | correr | courir | laufen / rennen | correre
to swim | nadar | nadar | nager | schwimmen | nuotare
to drive | conducir / manejar | dirigir | conduire | fahren | guidare
to travel | viajar | viajar | voyager | reisen | viaggiare
to arrive | llegar | chegar | arriver | ankommen | arrivare
to leave | irse / salir | ir embora / sair | partir | weggehen / abfahren | partire
to wait | esperar | esperar | attendre | warten | aspettare
to help | ayudar | ajudar | aider | helfen | aiutare
to need | necesitar | precisar | avoir besoin de | brauchen | avere bisogno di
to look for | buscar | procurar | chercher | suchen | cercare
to find | encontrar | encontrar | trouver | finden | trovare
to lose | perder | perder | perdre | verlieren | perdere
to forget | olvidar | esquecer | oublier | vergessen | dimenticare
to remember | recordar / acordarse | lembrar | se souvenir | sich erinnern | ricordare
to understand | entender | entender | comprendre | verstehen | capire
to think | pensar / creer | pensar / achar | penser | denken / glauben | pensare
to hope | esperar | esperar | espérer | hoffen | sperare
to agree | estar de acuerdo | concordar | être d’accord | zustimmen | essere d’accordo
to disagree | no estar de acuerdo | discordar | ne pas être d’accord | anderer Meinung sein | non essere d’accordo
to complain | quejarse | reclamar | se plaindre | sich beschweren | lamentarsi
to recommend | recomendar | recomendar | recommander / conseiller | empfehlen | consigliare
to share | compartir | compartilhar / dividir | partager | teilen | condividere
to hurt | doler | doer | faire mal | wehtun | fare male
to fall | caerse | cair | tomber | fallen / hinfallen | cadere
to meet | conocer / quedar | conhecer / encontrar | rencontrer / retrouver | treffen / kennenlernen | incontrare / conoscere
to enjoy | disfrutar | gostar de / curtir | profiter / aimer | genießen | godersi
happy | contento / feliz | feliz | content / heureux | glücklich / froh | felice / contento
sad | triste | triste | triste | traurig | triste
angry | enfadado / enojado | bravo / zangado | en colère / fâché | wütend / böse | arrabbiato
nervous | nervioso | nervoso | nerveux / stressé | nervös | nervoso
worried | preocupado | preocupado | inquiet | besorgt | preoccupato
bored | aburrido | entediado | s’ennuyer | gelangweilt | annoiato
boring | aburrido | chato | ennuyeux | langweilig | noioso
funny | gracioso / divertido | engraçado | drôle | lustig | divertente
easy | fácil | fácil | facile | leicht / einfach | facile
difficult | difícil | difícil | difficile | schwierig / schwer | difficile
useful | útil | útil | utile | nützlich | utile
important | importante | importante | important | wichtig | importante
healthy | sano / saludable | saudável | sain | gesund | sano
sick / ill | enfermo | doente | malade | krank | malato
tall | alto | alto | grand | groß | alto
big | grande | grande | grand | groß | grande
small | pequeño | pequeno | petit | klein | piccolo
new | nuevo | novo | nouveau / neuf | neu | nuovo
old | viejo / antiguo | velho / antigo | vieux / ancien | alt | vecchio / antico
young | joven | jovem | jeune | jung | giovane
warm | cálido / caliente | quente / morno | chaud | warm | caldo
advantage | la ventaja | a vantagem | l’avantage | der Vorteil | il vantaggio
disadvantage | la desventaja | a desvantagem | l’inconvénient | der Nachteil | lo svantaggio
the environment | el medio ambiente | o meio ambiente | l’environnement | die Umwelt | l’ambiente
the advice | el consejo | o conselho | le conseil | der Rat | il consiglio
the opinion | la opinión | a opinião | l’avis / l’opinion | die Meinung | l’opinione
the reason | la razón / el motivo | a razão / o motivo | la raison | der Grund | il motivo
the agreement | el acuerdo | o acordo | l’accord | die Einigung / die Vereinbarung | l’accordo
the compromise | el acuerdo intermedio | o meio-termo | le compromis | der Kompromiss | il compromesso
the offer | la oferta | a oferta / a proposta | l’offre | das Angebot | l’offerta
the deadline | el plazo | o prazo | le délai | die Frist | la scadenza
the delivery | la entrega | a entrega | la livraison | die Lieferung | la consegna
`
