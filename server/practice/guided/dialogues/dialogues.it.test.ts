import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { expectDialogue } from '#server/test/dialogue.ts'
import { converse } from '#server/practice/guided/converse.ts'

async function templateOf(wanted: string) {
  const found = (await templatesOf('it')).find(({ id }) => id === wanted)
  const { id: _id, ...content } = found ?? { id: '' }
  return NewChatbot.parse({ ...content, help_language: 'target' })
}

test('somebody has breakfast in an Italian bar, is helped, and gets to the end', async () => {
  await expectDialogue(
    await templateOf('cafe-a2'),
    [
      ['Ciao', 'Ciao, che piacere. Che cosa le preparo da bere?'],
      [
        'un capuccino',
        'Quindi «un cappuccino». Un bel cappuccino, la colazione dei bolognesi! Oggi lo zucchero bianco è finito, però c’è quello di canna, e poi limone e ghiaccio. Che cosa ci metto?',
      ],
      [
        'Che cos’è lo scontrino?',
        'Che cosa ci metto?',
        '“lo scontrino” means: il foglio con scritto quanto hai pagato.',
      ],
      [
        'Non ho capito',
        'Non fa niente, ancora una volta. Come piace a lei? Con zucchero, con limone, con ghiaccio o senza niente?',
        'Read the question again. A word or two is enough to start with.\nA hint: Rispondi con «con…» o «senza…».',
      ],
      [
        'con il cacao',
        'Ci faccio anche un piccolo disegno sopra. E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
      ],
      [
        'What does brioche mean?',
        'E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
        '“la brioche” means: un dolce che si mangia a colazione.',
      ],
      [
        'I would like some cake, please',
        'Come? Non ho capito. E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
        'Please write in the language you’re practising.\nA hint: Scegli una cosa, o di’ che non vuoi niente.',
      ],
      [
        'Il mio gatto dorme',
        'Mmm, forse non ho capito. Ha anche fame? Ci sono brioche alla crema, tramezzini e torta di mele.',
        'That doesn’t fit yet. Try again in other words.\nA hint: Scegli una cosa, o di’ che non vuoi niente.',
      ],
      [
        'Ieri ho letto un libro',
        'Non fa niente. Resta qui al banco o si siede? Al tavolo costa un po’ di più. Si può anche portare via.',
        'You could say: “Prendo una fetta di torta di mele”',
      ],
      [
        'al banco. E lei?',
        'Qui al banco, come i veri bolognesi. Io resto qui dietro al banco. Ecco qui… attenzione! Mi dispiace, è caduto tutto per terra. Lo rifaccio subito: che cosa voleva?',
      ],
      [
        'Vorrei un tè e una brioche',
        'Un minuto, e questa volta uso due mani! Adesso è tutto pronto, eccolo. Assaggi pure: va bene così?',
      ],
      [
        'È freddo',
        'Ha ragione, lo scaldo subito. Ecco, adesso è caldo. Il conto è di sei euro e cinquanta. Come preferisce pagare?',
      ],
      [
        'con carta',
        'Con la carta, benissimo. Ecco fatto. Grazie mille e buona giornata! La prossima volta il caffè lo offro io, per quello che è caduto.',
      ],
      ['Arrivederci', 'Arrivederci, a presto.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('somebody finds the way in Genoa, though the lift is out of order', async () => {
  await expectDialogue(
    await templateOf('directions-a2'),
    [
      ['Ciao', 'Salve. Posso aiutarla? Dove deve andare?'],
      [
        'Scusi, dov’è l’aquario?',
        'Ah, «Scusi, dov’è l’acquario?». L’acquario! È bellissimo, ci porto sempre i miei nipoti. Preferisce andarci a piedi o con l’autobus?',
      ],
      [
        'Ich verstehe nicht',
        'Non fa niente, ancora una volta. E come ci vuole andare, a piedi o in autobus?',
        'Lies die Frage noch einmal. Für den Anfang reichen ein oder zwei Wörter.\nEin Tipp: Scegli, e se vuoi di’ perché.',
      ],
      [
        'a piedi',
        'Ottimo, camminare fa bene! Allora: sempre dritto fino alla fontana, e poi a destra. Mi dica, che cosa fa alla fontana?',
      ],
      [
        'Cosa significa «l’ascensore»?',
        'Mi dica, che cosa fa alla fontana?',
        '„l’ascensore“ bedeutet: porta le persone su e giù.',
      ],
      ['giro a sinistra', 'No, no, a sinistra c’è solo un muro! È a destra. Allora, che cosa fa alla fontana?'],
      [
        'alla fontana',
        'Mmm, forse non ho capito. Quando arriva alla fontana, che cosa fa?',
        'Das passt noch nicht. Versuch es noch einmal mit anderen Worten.\nEin Tipp: Dillo tu: «Alla fontana giro…».',
      ],
      [
        'il gatto dorme',
        'Non fa niente. Lì, a destra, c’è l’ascensore per il porto… ma guardi, c’è un gatto che dorme davanti alla porta, e un foglio: «Guasto»! Che cosa fa, allora?',
        'Du kannst sagen: „Vado dritto, e alla fontana giro a destra“',
      ],
      [
        'C’è un’altra strada?',
        'Certo, a Genova c’è sempre un’altra strada! Ascolti: scenda le scale accanto alla chiesa, e poi attraversi la piazza. Me lo ripete, per favore?',
      ],
      ['le scale', 'Le scale, giusto! E dopo le scale, che cosa attraversa?'],
      [
        'le scale, e poi la piazza',
        'Perfetto, ha una memoria migliore della mia! E in fondo alla piazza c’è il mare. Ha ancora una domanda?',
      ],
      ['Quanto ci vuole?', 'A piedi ci vogliono venti minuti, anche con le mie gambe. Allora, la strada è chiara?'],
      ['Sì, grazie', 'Di niente, è stato bello parlare con lei! Buona passeggiata! E saluti i pinguini da parte mia.'],
    ],
    { seed: 2, native_language: 'de' },
  )
})

test('a traveller in Italian says more than yes and no', async () => {
  await expectDialogue(
    await templateOf('small-talk-b1'),
    [
      [
        'Vado a trovare mia sorella',
        'La famiglia! Ti aspetteranno già alla finestra. Ti è già capitato di salire su una nave così?',
      ],
      [
        'no',
        'Allora dopo devi assolutamente uscire sul ponte. Uffa, il vento! Due ore di ritardo. A te cambia qualcosa?',
      ],
      [
        'Un po’, mia sorella mi aspetta',
        'Ma sì, vedrai che capisce: il vento non si comanda. Almeno possiamo chiacchierare! Qual è il viaggio che non dimenticherai mai?',
      ],
      [
        'Sei un robot?',
        'Sono un esercizio guidato della tua scuola, né una persona né un’intelligenza artificiale. Qual è il viaggio che non dimenticherai mai?',
      ],
      [
        'L’anno scorso ho visto Parigi con la scuola',
        'Con la compagnia giusta anche un parcheggio è bellissimo. E qualcosa di storto, in viaggio, ti è mai successo?',
      ],
      [
        'No, mai',
        'Mai niente? Allora resto vicino a te, porti fortuna! Pensa, sono nata su un’isola di trecento persone, e ora sto a Roma. A te che cosa piacerebbe, la città o la pace?',
      ],
      ['stai zitto', 'Lasciamo stare e torniamo al nostro tema. A te che cosa piacerebbe, la città o la pace?'],
      [
        'Vorrei vivere in montagna',
        'La pace della natura: a volte me la sogno, nel traffico. Il bar della nave è chiuso per il vento, ma io ho due panini: uno con il formaggio, uno con le verdure. Ne vuoi uno?',
      ],
      [
        'Grazie, ma non ho fame',
        'Come vuoi, ma se cambi idea, sono nella borsa rossa. Senti i motori? Si parte! Adesso vado a dormire un’oretta. Sono contenta di aver parlato con te.',
      ],
      [
        'Buon viaggio',
        'Grazie di cuore, lo stesso auguro a te. Se passi da Alghero, mia figlia ha una libreria: di’ che ti mando io. Buon viaggio!',
      ],
    ],
    { seed: 3, native_language: 'es' },
  )
})

test.each([
  ['cafe-b1', 'I fiori sono belli'],
  ['doctor-b1', 'È gonfio e rosso'],
  ['shopping-a2', 'Torno dopo'],
  ['shopping-a2', 'Le do dieci euro'],
])('in %s, “%s” has no mistake, though another word is one letter away', async (id, text) => {
  expect(await correctionsOf(await templateOf(id), text, null, 'en')).toEqual([])
})

test.each([
  ['es', 'La pasta'],
  ['es', 'Cucino tanto'],
  ['de', 'il caffè e il gelato'],
])('whoever speaks %s and answers “%s” is not taken to speak it', async (native_language, text) => {
  const script = { ...(await templateOf('small-talk-a2')), steps: [] }
  expect((await converse({ script, seed: 1, native_language }, [text])).was_accepted).toBe(true)
})
