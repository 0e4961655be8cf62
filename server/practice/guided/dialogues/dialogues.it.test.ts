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
        'Bella domanda. Ecco «lo scontrino»: il foglio con scritto quanto hai pagato.\n\nCi metto zucchero, limone, ghiaccio o niente?',
      ],
      [
        'Non ho capito',
        'Non fa niente, guardiamo insieme.\n\nUn aiuto: Rispondi con «con…» o «senza…».\n\nCi metto zucchero, limone, ghiaccio o niente?',
      ],
      ['con il cacao', 'E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.'],
      [
        'What does brioche mean?',
        '«la brioche» si spiega così: un dolce che si mangia a colazione.\n\nE da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
      ],
      [
        'I would like some cake, please',
        'Prova a dirlo in italiano, per favore.\n\nForse questo ti aiuta: Scegli una cosa, o di’ che non vuoi niente.\n\nE da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
      ],
      ['Il mio gatto dorme', 'Guardiamo ancora una volta.\n\nUn aiuto: Scegli una cosa, o di’ che non vuoi niente.'],
      [
        'Ieri ho letto un libro',
        'Per esempio: «Prendo una fetta di torta di mele»\n\nVa bene. Mangia qui al banco o si siede? Al tavolo costa un po’ di più.',
      ],
      [
        'al banco. E lei?',
        'Grazie della domanda, ma oggi non si parla di me. Ecco… oh no, mi è caduto tutto per terra! Mi scusi tanto. Mi ripete che cosa voleva?',
      ],
      ['Vorrei un tè e una brioche', 'Ecco, adesso è tutto pronto. Assaggi pure: va bene così?'],
      ['grazie', 'È detto bene. Grazie di avermelo detto. In tutto sono sei euro e cinquanta: come paga?'],
      [
        'con carta',
        'Ben espresso. Siamo arrivati alla fine. Grazie, è stato un piacere. Ora puoi finire e leggere com’è andata.',
      ],
      ['Arrivederci', 'Siamo arrivati alla fine. Ora puoi finire.'],
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
        'Ah, «Scusi, dov’è l’acquario?». Ah, è facile. Preferisce andarci a piedi o con l’autobus?',
      ],
      ['Può ripetere?', 'Certo, ancora una volta. Preferisce andarci a piedi o con l’autobus?'],
      [
        'a piedi',
        'Un pezzo di strada si fa comunque a piedi. Vada dritto fino alla fontana, e lì giri a destra. Che cosa fa alla fontana?',
      ],
      [
        'Cosa significa «l’ascensore»?',
        '«l’ascensore» si spiega così: porta le persone su e giù.\n\nChe cosa fa alla fontana?',
      ],
      [
        'Ich verstehe nicht',
        'Non fa niente, guardiamo insieme.\n\nForse questo ti aiuta: Dillo tu: «Alla fontana giro…».\n\nChe cosa fa alla fontana?',
      ],
      ['giro a sinistra', 'Guardiamo ancora una volta.\n\nUn aiuto: Dillo tu: «Alla fontana giro…».'],
      [
        'alla fontana',
        'Per esempio: «Alla fontana giro a destra»\n\nLì, a destra, c’è un ascensore che scende al porto… ah no, oggi è fermo! Che cosa fa, allora?',
      ],
      [
        'C’è un’altra strada?',
        'Molto chiaro. Nessun problema: scenda le scale accanto alla chiesa, e poi attraversi la piazza. Me lo ripete, per favore?',
      ],
      [
        'le scale',
        'Bene, ho capito «scale». E il resto?\n\nForse questo ti aiuta: Di’ le due cose: le scale e la piazza.',
      ],
      ['le scale, e poi la piazza', 'Si capisce benissimo. E poi vede già le navi. Vuole sapere ancora qualcosa?'],
      [
        'Quanto ci vuole?',
        'È detto bene. In venti minuti è lì, e l’acquario chiude alle otto. Pensa di trovarlo, adesso?',
      ],
      [
        'Sì, grazie',
        'È stata una bella conversazione. Grazie di aver parlato con me. Ora puoi finire e vedere com’è andata.',
      ],
    ],
    { seed: 2, native_language: 'de' },
  )
})

test('a traveller in Italian says more than yes and no', async () => {
  await expectDialogue(
    await templateOf('small-talk-b1'),
    [
      ['Vado a trovare mia sorella', 'Che bello! Hai già viaggiato in nave, o è la prima volta?'],
      ['no', 'Va bene. E con qualche parola in più? Hai già viaggiato in nave, o è la prima volta?'],
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
      ['No, mai', 'D’accordo. E con una frase intera? E in viaggio ti è mai capitato un imprevisto?'],
      [
        'Una volta ho perso il treno',
        'Si capisce benissimo. Viaggiare insegna sempre qualcosa. Io sono cresciuta su un’isola e adesso vivo a Roma. E tu, dove vorresti vivere, in città o in un posto tranquillo?',
      ],
      [
        'stai zitto',
        'Lasciamo stare e torniamo al nostro tema. E tu, dove vorresti vivere, in città o in un posto tranquillo?',
      ],
      [
        'Vorrei vivere in montagna',
        'È detto bene. Ogni tanto ho nostalgia del mare, certo. Senti, ho portato troppi panini: ne vuoi uno? Ci sono con il formaggio o con le verdure.',
      ],
      [
        'Grazie, ma non ho fame',
        'Ben espresso. Ecco, finalmente si parte! Io vado a riposare un po’. È stato un piacere parlare con te.',
      ],
      [
        'Buon viaggio',
        'È stata una bella conversazione. Grazie di aver parlato con me. Ora puoi finire e vedere com’è andata.',
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
