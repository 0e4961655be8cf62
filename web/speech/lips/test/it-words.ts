export const known = `
ciao tʃao, cena tʃena, cinema tʃinema, casa kaza, chiesa kjɛza, che ke, chi ki, cuore kwɔre, amico amiko, amici amitʃi,
gelato dʒelato, giorno dʒorno, giugno dʒuɲo, gatto gatto, ghiaccio gjattʃo, spaghetti spagetti, famiglia famiʎa, figlio fiʎo, gli ʎi, glicine glitʃine,
bagno baɲo, gnocchi ɲokki, lasagna lazaɲa, scena ʃɛna, pesce peʃʃe, sciarpa ʃarpa, lascia laʃʃa, scuola skwɔla, schiena skjɛna, pizza pittsa,
zio tsio, grazie grattsje, acqua akkwa, quattro kwattro, quando kwando, questo kwesto, uomo wɔmo, buono bwɔno, fuoco fwɔko, uovo wɔvo,
piano pjano, ieri jɛri, bianco bjanko, vento vɛnto, bambino bambino, mamma mamma, babbo babbo, hotel otɛl, ho ɔ, hanno anno,
perché perke, città tʃitta, più pju, già dʒa, può pwɔ, libro libro, tempo tɛmpo, sempre sɛmpre, invece invetʃe, famoso famozo,
aiuto ajuto, noia nɔja, euro ɛwro, causa kawza, poi poj, mai maj, sei sɛj, figlie fiʎe, ragazzo ragattso, bottiglia bottiʎa`

export const others = `
finestra finɛstra, porta pɔrta, tavolo tavolo, sedia sɛdja, cucina kutʃina, bocca bokka, occhio ɔkkjo, orecchio orekkjo, gamba gamba, ginocchio dʒinɔkkjo,
febbraio febbrajo, maggio maddʒo, luglio luʎo, settembre settɛmbre, giovedì dʒovedi, venerdì venerdi, primavera primavɛra, autunno awtunno, formaggio formaddʒo, pomodoro pomodɔro,
zucchero tsukkero, caffè kaffɛ, bicchiere bikkjɛre, coltello koltɛllo, forchetta forketta, cucchiaio kukkjajo, compagno kompaɲo, insegnante inseɲante, domanda domanda, sbaglio zbaʎo,
valigia validʒa, spiaggia spjaddʒa, pioggia pjɔddʒa, nuvola nuvola, cielo tʃɛlo, verde verde, giallo dʒallo, viola vjɔla, maestro maɛstro, scegliere ʃeʎere`
