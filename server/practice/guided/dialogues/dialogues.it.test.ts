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
      ['Ciao', 'Ciao, che piacere. Mi dica, che cosa prende da bere?'],
      ['un capuccino', 'Quindi «un cappuccino». Subito. Ci metto zucchero, limone, ghiaccio o niente?'],
      [
        'Che cos’è lo scontrino?',
        'Ci metto zucchero, limone, ghiaccio o niente?',
        '“lo scontrino” means: il foglio con scritto quanto hai pagato.',
      ],
      [
        'Non ho capito',
        'Non fa niente, ancora una volta. Ci metto zucchero, limone, ghiaccio o niente?',
        'Read the question again. A word or two is enough to start with.\nA hint: Rispondi con «con…» o «senza…».',
      ],
      ['con il cacao', 'E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.'],
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
        'Mmm, forse non ho capito. E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
        'That doesn’t fit yet. Try again in other words.\nA hint: Scegli una cosa, o di’ che non vuoi niente.',
      ],
      [
        'Ieri ho letto un libro',
        'Non fa niente. Va bene. Mangia qui al banco o si siede? Al tavolo costa un po’ di più.',
        'You could say: “Prendo una fetta di torta di mele”',
      ],
      [
        'al banco. E lei?',
        'Io? Mah, più o meno lo stesso. Ecco… oh no, mi è caduto tutto per terra! Mi scusi tanto. Mi ripete che cosa voleva?',
      ],
      ['Vorrei un tè e una brioche', 'Ecco, adesso è tutto pronto. Assaggi pure: va bene così?'],
      ['grazie', 'Certo. Grazie di avermelo detto. In tutto sono sei euro e cinquanta: come paga?'],
      ['con carta', 'Grazie di tutto. Arrivederci.'],
      ['Arrivederci', 'Arrivederci, a presto.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('somebody finds the way in Genoa, though the lift is out of order', async () => {
  await expectDialogue(
    await templateOf('directions-a2'),
    [
      ['Ciao', 'Salve. Mi dica, dove vuole andare?'],
      [
        'Scusi, dov’è l’aquario?',
        'Ah, «Scusi, dov’è l’acquario?». Mi dispiace, non saprei. Ah, è facile. Preferisce andarci a piedi o con l’autobus?',
      ],
      ['Può ripetere?', 'Certo, ancora una volta. Preferisce andarci a piedi o con l’autobus?'],
      [
        'a piedi',
        'Un pezzo di strada si fa comunque a piedi. Vada dritto fino alla fontana, e lì giri a destra. Che cosa fa alla fontana?',
      ],
      [
        'Cosa significa «l’ascensore»?',
        'Che cosa fa alla fontana?',
        '„l’ascensore“ bedeutet: porta le persone su e giù.',
      ],
      [
        'Ich verstehe nicht',
        'Non fa niente, ancora una volta. Che cosa fa alla fontana?',
        'Lies die Frage noch einmal. Für den Anfang reichen ein oder zwei Wörter.\nEin Tipp: Dillo tu: «Alla fontana giro…».',
      ],
      [
        'giro a sinistra',
        'Mmm, forse non ho capito. Che cosa fa alla fontana?',
        'Das passt noch nicht. Versuch es noch einmal mit anderen Worten.\nEin Tipp: Dillo tu: «Alla fontana giro…».',
      ],
      [
        'alla fontana',
        'Non fa niente. Lì, a destra, c’è un ascensore che scende al porto… ah no, oggi è fermo! Che cosa fa, allora?',
        'Du kannst sagen: „Alla fontana giro a destra“',
      ],
      [
        'C’è un’altra strada?',
        'Purtroppo non lo so. Nessun problema: scenda le scale accanto alla chiesa, e poi attraversi la piazza. Me lo ripete, per favore?',
      ],
      [
        'le scale',
        'Mmm, forse non ho capito. Me lo ripete, per favore?',
        '„scale“ stimmt. Ergänze, was noch fehlt.\nEin Tipp: Di’ le due cose: le scale e la piazza.',
      ],
      ['le scale, e poi la piazza', 'Ah, ho capito. E poi vede già le navi. Vuole sapere ancora qualcosa?'],
      [
        'Quanto ci vuole?',
        'Mi dispiace, non saprei. In venti minuti è lì, e l’acquario chiude alle otto. Pensa di trovarlo, adesso?',
      ],
      ['Sì, grazie', 'È stato un piacere parlare un po’. Arrivederci.'],
    ],
    { seed: 2, native_language: 'de' },
  )
})

test('a traveller in Italian says more than yes and no', async () => {
  await expectDialogue(
    await templateOf('small-talk-b1'),
    [
      ['Vado a trovare mia sorella', 'Che bello! Hai già viaggiato in nave, o è la prima volta?'],
      ['no', 'Capisco. Mi piacerebbe saperne un po’ di più. Hai già viaggiato in nave, o è la prima volta?'],
      ['È la prima volta', 'Hai sentito? Partiamo con due ore di ritardo per il vento. Per te è un guaio?'],
      [
        'Un po’, mia sorella mi aspetta',
        'Ti capisco. Almeno abbiamo il tempo di chiacchierare! Qual è il viaggio più bello che hai fatto?',
      ],
      [
        'Sei un robot?',
        'Questo è un esercizio guidato della tua scuola. Qui non c’è una persona, e nemmeno un’intelligenza artificiale. Qual è il viaggio più bello che hai fatto?',
      ],
      [
        'L’anno scorso ho visto Parigi con la scuola',
        'Mi piacciono queste storie! E in viaggio ti è mai capitato un imprevisto?',
      ],
      ['No, mai', 'Va bene. E che altro? E in viaggio ti è mai capitato un imprevisto?'],
      [
        'Una volta ho perso il treno',
        'Ah, ho capito. Viaggiare insegna sempre qualcosa. Io sono cresciuta su un’isola e adesso vivo a Roma. E tu, dove vorresti vivere, in città o in un posto tranquillo?',
      ],
      [
        'stai zitto',
        'Lasciamo stare e torniamo al nostro tema. E tu, dove vorresti vivere, in città o in un posto tranquillo?',
      ],
      [
        'Vorrei vivere in montagna',
        'Certo. Ogni tanto ho nostalgia del mare, certo. Senti, ho portato troppi panini: ne vuoi uno? Ci sono con il formaggio o con le verdure.',
      ],
      [
        'Grazie, ma non ho fame',
        'Ah, sì. Ecco, finalmente si parte! Io vado a riposare un po’. È stato un piacere parlare con te.',
      ],
      ['Buon viaggio', 'È stato un piacere parlare un po’. Arrivederci.'],
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
