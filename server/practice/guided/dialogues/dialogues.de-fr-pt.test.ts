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
        'Et comment dis-tu cela en français ? Quelques mots suffisent.\n\nUn indice : Dis l’endroit : « Je cherche… » ou « Je voudrais aller à… ».\n\nVous voulez aller où ?',
      ],
      ['le musee', 'Ah, « le musée », je vois. Ce n’est pas difficile. Vous voulez y aller à pied ou en bus ?'],
      [
        'Je ne comprends pas',
        'Ce n’est pas grave. On regarde ensemble.\n\nUn indice : Choisis : « à pied » ou « en bus ».\n\nVous voulez y aller à pied ou en bus ?',
      ],
      [
        'à pied. Et vous ?',
        'Merci de poser la question. Je suis là seulement pour l’exercice. Bonne idée, il fait beau. Allez tout droit jusqu’au feu, puis tournez à gauche. Qu’est-ce que vous faites au feu ?',
      ],
      [
        'Que veut dire « tourner » ?',
        '« tourner », ça veut dire : aller à gauche ou à droite.\n\nQu’est-ce que vous faites au feu ?',
      ],
      [
        'à droite',
        'Ce n’est pas encore ça. Comment peux-tu le dire autrement ?\n\nVoici de quoi t’aider : Dis-le avec tes mots : « Je tourne… ».',
      ],
      [
        'Je vais au pont',
        'Tu peux dire : « Au feu, je tourne à gauche »\n\nC’est ça. Ensuite, vous traversez le pont. Ah mais non, le pont est fermé aujourd’hui ! Qu’est-ce que vous feriez maintenant ?',
      ],
      [
        'Je demande un autre chemin',
        'Oui. Tournez à droite à l’église, et vous verrez un petit pont en face du supermarché. Vous pouvez répéter, pour ne pas vous perdre ?',
      ],
      [
        'à droite',
        '« droite », c’est bien. Il manque encore quelque chose.\n\nUn indice : Dis où tu tournes à droite, et ce qui est en face du pont.',
      ],
      ['à droite, après l’église', 'Parfait ! Après, vous y êtes presque. Vous voulez savoir autre chose ?'],
      [
        'Il faut combien de temps ?',
        'Très bien formulé. Environ quinze minutes, et c’est ouvert jusqu’à dix-sept heures. Ça va aller ?',
      ],
      [
        'Merci beaucoup',
        'On comprend tout. Nous sommes arrivés au bout. Merci, c’était un plaisir. Tu peux terminer maintenant et lire ton bilan.',
      ],
      ['Au revoir', 'Nous sommes arrivés au bout. Tu peux terminer maintenant.'],
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
        'Auf Deutsch, bitte. Es muss nicht perfekt sein.\n\nVielleicht hilft dir das: Sag den Ort: „Ich suche …“ oder „Ich möchte zum …“.\n\nWohin möchten Sie denn?',
      ],
      ['das Musem', 'Also „das Museum“, gut. Das ist nicht schwer. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?'],
      [
        'Ich verstehe das nicht',
        'Keine Sorge, wir haben Zeit.\n\nVielleicht hilft dir das: Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.\n\nMöchten Sie zu Fuß gehen oder mit dem Bus fahren?',
      ],
      [
        'zu Fuß. Und Sie?',
        'Danke der Nachfrage. Ich spiele hier nur eine Rolle. Gute Idee bei dem Wetter. Gehen Sie geradeaus bis zur Ampel und dann links. Was machen Sie an der Ampel?',
      ],
      [
        'Was bedeutet Ampel?',
        'Gute Frage. „die Ampel“ heißt: rotes, gelbes und grünes Licht.\n\nWas machen Sie an der Ampel?',
      ],
      ['nach rechts', 'Schauen wir uns das noch einmal an.\n\nEin Tipp: Sag es mit eigenen Worten: „Ich gehe …“.'],
      [
        'Ich kaufe ein Brot',
        'Zum Beispiel so: „An der Ampel gehe ich nach links“\n\nRichtig. Danach gehen Sie über die Brücke. Ach nein, die Brücke ist ja heute gesperrt! Was würden Sie jetzt machen?',
      ],
      [
        'Gibt es eine andere Brücke?',
        'Sehr schön. Ja, die gibt es. Gehen Sie an der Kirche rechts, dann sehen Sie gegenüber vom Supermarkt eine kleine Brücke. Können Sie das wiederholen?',
      ],
      [
        'rechts',
        'Gut, „rechts“ habe ich verstanden. Und der Rest?\n\nVielleicht hilft dir das: Sag, wo du rechts gehst und was gegenüber der Brücke ist.',
      ],
      ['rechts bei der Kirche', 'Genau! Und dann sind Sie fast da. Möchten Sie noch etwas wissen?'],
      ['Wie lange dauert es?', 'Prima. Ungefähr fünfzehn Minuten, und es ist bis fünf Uhr offen. Finden Sie es jetzt?'],
      ['Vielen Dank', 'Das war unser Gespräch, vielen Dank. Beende es jetzt, dann siehst du deine Zusammenfassung.'],
      ['Tschüss', 'Unser Gespräch ist vorbei. Beende es, dann siehst du deine Zusammenfassung.'],
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
        'E em português? Bastam poucas palavras.\n\nUma dica: Diga o lugar: “Estou procurando…” ou “Quero ir ao…”.\n\nAonde você quer ir?',
      ],
      ['o museo', 'Não é difícil. Você quer ir a pé ou de ônibus?'],
      [
        'Não entendi',
        'Sem problema, isso acontece.\n\nUma dica: Escolha: “a pé” ou “de ônibus”.\n\nVocê quer ir a pé ou de ônibus?',
      ],
      [
        'a pé. E você?',
        'Boa pergunta. Eu só estou aqui para a prática. Boa ideia, o dia está bonito. Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
      ],
      [
        'O que significa semáforo?',
        '“o semáforo” quer dizer: luzes vermelha, amarela e verde.\n\nO que você faz no semáforo?',
      ],
      [
        'à direita',
        'Ainda não. Vamos tentar mais uma vez.\n\nTalvez isto ajude: Diga com as suas palavras: “Eu viro…”.',
      ],
      [
        'Eu compro um pão',
        'Você pode dizer: “No semáforo eu viro à esquerda”\n\nIsso. Depois você atravessa a ponte. Ih, a ponte está fechada hoje! O que você faria agora?',
      ],
      [
        'Tem outra ponte?',
        'Tem, sim. Vire à direita na igreja, e há uma ponte pequena em frente ao supermercado. Pode repetir, para não se perder?',
      ],
      [
        'à direita',
        '“direita”, muito bem. Ainda falta alguma coisa.\n\nUma dica: Diga onde vira à direita, e o que fica em frente à ponte.',
      ],
      ['à direita, depois da igreja', 'Perfeito! E aí você já está quase lá. Quer saber mais alguma coisa?'],
      ['Quanto tempo demora?', 'Uns quinze minutos, e fica aberto até as cinco. Deu para entender?'],
      ['Muito obrigada', 'Bem falado. Por hoje é só. Foi um prazer. Agora você pode terminar e ler o seu resumo.'],
      ['Tchau', 'Já chegamos ao fim. Você pode terminar agora.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
