import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

async function askingTheWay(language: InterfaceLanguage) {
  const found = (await templatesOf(language)).find(({ id }) => id === 'directions-a2')
  const { id: _id, ...content } = found ?? { id: '' }
  return NewChatbot.parse({ ...content, help_language: 'target' })
}

test('somebody asks the way in French, is helped, and gets to the end', async () => {
  await expectDialogue(
    await askingTheWay('fr'),
    [
      ['Bonjour', 'Bonjour et bienvenue. Qu’est-ce que vous cherchez ?'],
      [
        'I am looking for the museum',
        'Hm, je crois que je n’ai pas compris. Qu’est-ce que vous cherchez ?',
        'Please write in the language you’re practising.\nA hint: Dis l’endroit : « Je cherche… » ou « Je voudrais aller à… ».',
      ],
      [
        'le musee',
        'Ah, « le musée », je vois. Le musée ! Il est magnifique, et pas très loin. On peut y aller à pied ou en bus. Vous choisissez quoi ?',
      ],
      [
        'Je ne comprends pas',
        'Ce n’est pas grave, encore une fois. Vous voulez y aller à pied ou en bus ?',
        'Read the question again. A word or two is enough to start with.\nA hint: Choisis : « à pied » ou « en bus ».',
      ],
      [
        'à pied. Et vous ?',
        'Vous avez raison, le bus est toujours plein. Oh, pour moi, ce n’est pas très différent. D’abord, allez tout droit jusqu’au feu, puis tournez à gauche. Qu’est-ce que vous faites au feu ?',
      ],
      [
        'Que veut dire « tourner » ?',
        'Qu’est-ce que vous faites au feu ?',
        '“tourner” means: aller à gauche ou à droite.',
      ],
      ['à droite', 'Non, pas à droite ! De l’autre côté. Alors, vous tournez où ?'],
      [
        'Je vais au pont',
        'Hm, je crois que je n’ai pas compris. Vous faites quoi, au feu ?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Dis-le avec tes mots : « Je tourne… ».',
      ],
      [
        'Je demande un autre chemin',
        'Pas de souci. Ensuite, vous traversez le pont… Ah, ma fille m’écrit qu’il est fermé à cause d’une course de vélos ! Qu’est-ce que vous feriez maintenant ?',
        'You could say: “Je vais tout droit, et au feu, je tourne à gauche”',
      ],
      [
        'à droite',
        'Heureusement, il y a un petit pont. Écoutez bien : à droite à l’église, puis le petit pont, en face du supermarché. Vous répétez ?',
      ],
      [
        'à droite, après l’église',
        'Oui, c’est bien ça. Après, vous y êtes presque. Et vous voulez savoir autre chose ?',
      ],
      [
        'Il faut combien de temps ?',
        'Environ quinze minutes, si on ne s’arrête pas devant les pâtisseries. Mon bus arrive… Vous allez trouver, maintenant ?',
      ],
      ['Merci beaucoup', 'Mais de rien, c’est normal ! Bonne visite, et profitez bien du musée ! Au revoir !'],
      ['Au revoir', 'Au revoir, à bientôt.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('somebody asks the way in German, is helped, and gets to the end', async () => {
  await expectDialogue(
    await askingTheWay('de'),
    [
      ['Guten Tag', 'Hallo und herzlich willkommen. Was suchen Sie denn?'],
      [
        'I am looking for the museum',
        'Das Eisenbahnmuseum! Da war ich schon oft mit meiner Enkelin. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?',
      ],
      [
        'das Musem',
        'Wie bitte? Das habe ich nicht verstanden. Gehen Sie lieber zu Fuß, oder fahren Sie lieber mit dem Bus?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.',
      ],
      [
        'Ich verstehe das nicht',
        'Keine Sorge, wir haben Zeit. Und wie möchten Sie hinkommen, zu Fuß oder mit dem Bus?',
        'Read the question again. A word or two is enough to start with.\nA hint: Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.',
      ],
      [
        'zu Fuß. Und Sie?',
        'Gute Idee bei dem Wetter. Ich? Ach, so ziemlich dasselbe. Hören Sie: zuerst geradeaus bis zur Ampel, und dort links. Wohin gehen Sie an der Ampel?',
      ],
      ['Was bedeutet Ampel?', 'Wohin gehen Sie an der Ampel?', '“die Ampel” means: rotes, gelbes und grünes Licht.'],
      ['nach rechts', 'Nein, nicht rechts. Da kommt man zum Schwimmbad! An der Ampel links. Wohin gehen Sie?'],
      [
        'Ich kaufe ein Brot',
        'Entschuldigung, das habe ich nicht ganz verstanden. Sehen Sie die Ampel? Bis dort geradeaus und dann links. Was machen Sie also an der Ampel?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Sag es mit eigenen Worten: „Ich gehe …“.',
      ],
      [
        'Gibt es eine andere Brücke?',
        'Ja, eine kleine Brücke gibt es noch. Sehen Sie die Ampel? Bis dort geradeaus und dann links. Was machen Sie also an der Ampel?',
      ],
      ['rechts', 'Nein, nicht rechts. Da kommt man zum Schwimmbad! An der Ampel links. Wohin gehen Sie?'],
      [
        'rechts bei der Kirche',
        'Nein, nicht rechts. Da kommt man zum Schwimmbad! An der Ampel links. Wohin gehen Sie?',
      ],
      [
        'Wie lange dauert es?',
        'Zu Fuß ungefähr fünfzehn Minuten. Sehen Sie die Ampel? Bis dort geradeaus und dann links. Was machen Sie also an der Ampel?',
      ],
      ['Vielen Dank', 'Nichts zu danken. Dann viel Spaß und einen schönen Tag in Nürnberg! Auf Wiedersehen.'],
      ['Tschüss', 'Bis zum nächsten Mal.'],
    ],
    { seed: 2, native_language: 'en' },
  )
})

test('somebody asks the way in Portuguese, is helped, and gets to the end', async () => {
  await expectDialogue(
    await askingTheWay('pt'),
    [
      ['Oi', 'Oi. Aonde você quer ir?'],
      [
        'I am looking for the museum',
        'Como? Não entendi. Aonde você quer ir?',
        'Please write in the language you’re practising.\nA hint: Diga o lugar: “Estou procurando…” ou “Quero ir ao…”.',
      ],
      [
        'o museo',
        '“o museu”, sei. O museu, claro! Todo mundo pergunta por ele. E como você quer ir: a pé ou de ônibus?',
      ],
      [
        'Não entendi',
        'Sem problema, mais uma vez. A pé ou de ônibus, o que é melhor para você?',
        'Read the question again. A word or two is enough to start with.\nA hint: Escolha: “a pé” ou “de ônibus”.',
      ],
      [
        'a pé. E você?',
        'Muito bem, o dia está bonito. Ah, para mim não é muito diferente. Opa, um cachorro levou o meu boné! Deixe… Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
      ],
      [
        'O que significa semáforo?',
        'O que você faz no semáforo?',
        '“o semáforo” means: luzes vermelha, amarela e verde.',
      ],
      ['à direita', 'Não, à direita é o rio! É à esquerda. Então, o que você faz no semáforo?'],
      [
        'Eu compro um pão',
        'Como? Não entendi. O que você faz no semáforo?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Diga com as suas palavras: “Eu viro…”.',
      ],
      ['Tem outra ponte?', 'Tem outra ponte, sim, uma pequena. O que você faz no semáforo?'],
      ['à direita', 'Não, à direita é o rio! É à esquerda. Então, o que você faz no semáforo?'],
      ['à direita, depois da igreja', 'Não, à direita é o rio! É à esquerda. Então, o que você faz no semáforo?'],
      ['Quanto tempo demora?', 'Uns quinze minutos a pé, sem correr. O que você faz no semáforo?'],
      ['Muito obrigada', 'De nada. Bom passeio, e cuidado com as pedras! Olhe, agora sim: chegou o meu ônibus.'],
      ['Tchau', 'Tchau, até a próxima.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
