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
      ['Bonjour', 'Bonjour et bienvenue. Vous voulez aller où ?'],
      [
        'I am looking for the museum',
        'Hm, je crois que je n’ai pas compris. Vous voulez aller où ?',
        'Please write in the language you’re practising.\nA hint: Dis l’endroit : « Je cherche… » ou « Je voudrais aller à… ».',
      ],
      ['le musee', 'Ah, « le musée », je vois. Ce n’est pas difficile. Vous voulez y aller à pied ou en bus ?'],
      [
        'Je ne comprends pas',
        'Ce n’est pas grave, encore une fois. Vous voulez y aller à pied ou en bus ?',
        'Read the question again. A word or two is enough to start with.\nA hint: Choisis : « à pied » ou « en bus ».',
      ],
      [
        'à pied. Et vous ?',
        'Oh, pour moi, ce n’est pas très différent. Bonne idée, il fait beau. Allez tout droit jusqu’au feu, puis tournez à gauche. Qu’est-ce que vous faites au feu ?',
      ],
      [
        'Que veut dire « tourner » ?',
        'Qu’est-ce que vous faites au feu ?',
        '“tourner” means: aller à gauche ou à droite.',
      ],
      [
        'à droite',
        'Comment ? Je n’ai pas compris. Qu’est-ce que vous faites au feu ?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Dis-le avec tes mots : « Je tourne… ».',
      ],
      [
        'Je vais au pont',
        'Ce n’est pas grave. C’est ça. Ensuite, vous traversez le pont. Ah mais non, le pont est fermé aujourd’hui ! Qu’est-ce que vous feriez maintenant ?',
        'You could say: “Au feu, je tourne à gauche”',
      ],
      [
        'Je demande un autre chemin',
        'Oui. Tournez à droite à l’église, et vous verrez un petit pont en face du supermarché. Vous pouvez répéter, pour ne pas vous perdre ?',
      ],
      [
        'à droite',
        'Comment ? Je n’ai pas compris. Vous pouvez répéter, pour ne pas vous perdre ?',
        '“droite” is right. Add what’s missing.\nA hint: Dis où tu tournes à droite, et ce qui est en face du pont.',
      ],
      ['à droite, après l’église', 'Parfait ! Après, vous y êtes presque. Vous voulez savoir autre chose ?'],
      [
        'Il faut combien de temps ?',
        'Ça, je ne sais pas. Environ quinze minutes, et c’est ouvert jusqu’à dix-sept heures. Ça va aller ?',
      ],
      ['Merci beaucoup', 'Ah oui, d’accord. Merci pour ce bon moment. Au revoir.'],
      ['Au revoir', 'Au revoir, à bientôt.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('somebody asks the way in German, is helped, and gets to the end', async () => {
  await expectDialogue(
    await askingTheWay('de'),
    [
      ['Guten Tag', 'Hallo und herzlich willkommen. Wohin möchten Sie denn?'],
      [
        'I am looking for the museum',
        'Entschuldigung, das habe ich nicht ganz verstanden. Wohin möchten Sie denn?',
        'Please write in the language you’re practising.\nA hint: Sag den Ort: „Ich suche …“ oder „Ich möchte zum …“.',
      ],
      ['das Musem', 'Also „das Museum“, aha. Das ist nicht schwer. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?'],
      [
        'Ich verstehe das nicht',
        'Keine Sorge, wir haben Zeit. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?',
        'Read the question again. A word or two is enough to start with.\nA hint: Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.',
      ],
      [
        'zu Fuß. Und Sie?',
        'Ich? Ach, so ziemlich dasselbe. Gute Idee bei dem Wetter. Gehen Sie geradeaus bis zur Ampel und dann links. Was machen Sie an der Ampel?',
      ],
      ['Was bedeutet Ampel?', 'Was machen Sie an der Ampel?', '“die Ampel” means: rotes, gelbes und grünes Licht.'],
      [
        'nach rechts',
        'Hm, wie ist das gemeint? Was machen Sie an der Ampel?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Sag es mit eigenen Worten: „Ich gehe …“.',
      ],
      [
        'Ich kaufe ein Brot',
        'Das ist nicht schlimm. Richtig. Danach gehen Sie über die Brücke. Ach nein, die Brücke ist ja heute gesperrt! Was würden Sie jetzt machen?',
        'You could say: “An der Ampel gehe ich nach links”',
      ],
      [
        'Gibt es eine andere Brücke?',
        'Das weiß ich leider nicht. Ja, die gibt es. Gehen Sie an der Kirche rechts, dann sehen Sie gegenüber vom Supermarkt eine kleine Brücke. Können Sie das wiederholen?',
      ],
      [
        'rechts',
        'Hm, wie ist das gemeint? Können Sie das wiederholen?',
        '“rechts” is right. Add what’s missing.\nA hint: Sag, wo du rechts gehst und was gegenüber der Brücke ist.',
      ],
      ['rechts bei der Kirche', 'Genau! Und dann sind Sie fast da. Möchten Sie noch etwas wissen?'],
      [
        'Wie lange dauert es?',
        'Hm, das kann ich leider nicht sagen. Ungefähr fünfzehn Minuten, und es ist bis fünf Uhr offen. Finden Sie es jetzt?',
      ],
      ['Vielen Dank', 'Es war schön, ein bisschen zu reden. Auf Wiedersehen.'],
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
      ['o museo', 'Não é difícil. Você quer ir a pé ou de ônibus?'],
      [
        'Não entendi',
        'Sem problema, mais uma vez. Você quer ir a pé ou de ônibus?',
        'Read the question again. A word or two is enough to start with.\nA hint: Escolha: “a pé” ou “de ônibus”.',
      ],
      [
        'a pé. E você?',
        'Ah, para mim não é muito diferente. Boa ideia, o dia está bonito. Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
      ],
      [
        'O que significa semáforo?',
        'O que você faz no semáforo?',
        '“o semáforo” means: luzes vermelha, amarela e verde.',
      ],
      [
        'à direita',
        'Desculpe, não entendi bem. O que você faz no semáforo?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Diga com as suas palavras: “Eu viro…”.',
      ],
      [
        'Eu compro um pão',
        'Não faz mal. Isso. Depois você atravessa a ponte. Ih, a ponte está fechada hoje! O que você faria agora?',
        'You could say: “No semáforo eu viro à esquerda”',
      ],
      [
        'Tem outra ponte?',
        'Infelizmente, não sei dizer. Tem, sim. Vire à direita na igreja, e há uma ponte pequena em frente ao supermercado. Pode repetir, para não se perder?',
      ],
      [
        'à direita',
        'Desculpe, não entendi bem. Pode repetir, para não se perder?',
        '“direita” is right. Add what’s missing.\nA hint: Diga onde vira à direita, e o que fica em frente à ponte.',
      ],
      ['à direita, depois da igreja', 'Perfeito! E aí você já está quase lá. Quer saber mais alguma coisa?'],
      ['Quanto tempo demora?', 'Isso eu não sei. Uns quinze minutos, e fica aberto até as cinco. Deu para entender?'],
      ['Muito obrigada', 'Entendi. Gostei muito de falar com você. Tchau.'],
      ['Tchau', 'Tchau, até a próxima.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
