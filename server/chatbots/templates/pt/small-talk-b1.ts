import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Conversa no ônibus',
  language: 'pt',
  level: 'B1',
  description: 'Uma viagem longa de ônibus e alguém simpático ao seu lado. Mantenha a conversa.',
  role: 'Uma passageira num ônibus do Rio de Janeiro para Vitória',
  scenario:
    'Vocês têm lugares perto da janela e horas pela frente. O ônibus para no meio da estrada, e vocês falam de viagens, de casa e de planos.',
  goals: [
    'Consigo começar uma conversa e continuar.',
    'Consigo contar uma pequena história de viagem.',
    'Consigo dizer o que penso e perguntar a opinião do outro.',
    'Consigo me despedir com educação.',
  ],
  grammar: ['imperfeito e perfeito para contar', 'eu também / eu também não', 'enquanto e quando'],
  vocabulary: words({
    'o atraso': 'quando algo chega mais tarde',
    'o trajeto': 'o caminho entre dois lugares',
    'a paisagem': 'o que se vê da natureza',
    'ficar parado': 'não poder continuar',
    'o aviso': 'o que uma voz diz a todos',
    'a conexão': 'o próximo ônibus ou avião que se pega',
    'no exterior': 'em outro país',
    crescer: 'passar a infância em um lugar',
    'ter saudade': 'ficar triste porque falta alguém ou algo',
    'valer a pena': 'ser bom o bastante para o esforço',
    'passar o tempo': 'fazer algo enquanto se espera',
    'a poltrona': 'onde você se senta no ônibus',
  }),
  steps: [
    step(
      'Se não for indiscrição, até onde você vai?',
      ['para|até|vou|vitória|casa|fim|rodoviária|amig*|família|visitar|ver|trabalho|cidade|férias|irmã|irmão|próxima'],
      'Diga aonde vai e por quê.',
      'Vou até Vitória, visitar a minha irmã.',
    ),
    step(
      'Que bom. Você viaja muito de ônibus?',
      [
        'sim|não|muito|pouco|nunca|às vezes|ônibus|carro|avião|trem|prefiro|quase|sempre|bicicleta|primeira vez|porque|bastante|raramente',
      ],
      'Diga com que frequência, e compare com outra coisa.',
      'Bastante. Prefiro o ônibus, porque posso ler.',
    ),
    step(
      'Eu também. Ouviu o aviso? Vamos ficar parados meia hora. Isso atrapalha você?',
      [
        'sim|não|conexão|perco|perder|tarde|esper*|problema|irmã|ligar|tempo|pressa|sorte|importa|atrapalha|pouco|compromisso|bem|atraso',
      ],
      'Diga o que isso muda para você.',
      'Um pouco. Tenho medo de perder a conexão.',
    ),
    step(
      'Então vamos passar o tempo. Qual foi a melhor viagem da sua vida?',
      [],
      'Conte onde foi, com quem, e o que foi especial.',
      'Há dois anos viajei para a Noruega com meu pai e vimos a aurora boreal.',
    ),
    step(
      'Que maravilha. E não deu nada errado?',
      [],
      'Conte uma pequena história: “Enquanto a gente…, …”.',
      'Deu! Enquanto a gente dormia, alguém levou nossos sapatos por engano.',
    ),
    step(
      'Não acredito! Eu cresci numa cidadezinha e hoje moro no Rio. Onde você preferiria morar, no interior ou numa cidade grande?',
      [
        'cidade|interior|campo|os dois|nenhum*|grande|pequen*|mar|praia|preferiria|prefiro|morar|calm*|porque|tranquil*|moraria',
      ],
      'Escolha, dê um motivo e pergunte de volta.',
      'Eu preferiria o interior, porque é mais calmo. E você, gosta do Rio?',
    ),
    step(
      'Tem dias bons e dias ruins. Olha, estamos andando de novo! Qual é a primeira coisa que você vai fazer quando chegar?',
      [
        'vou|comer|dormir|ligar|beber|ver|passear|irmã|família|amig*|hotel|banho|cama|jantar|café|descansar|abraç*|visitar|praia|mar',
      ],
      'Use “Vou…”.',
      'Vou jantar com a minha irmã e contar esta viagem.',
    ),
    step(
      'Eu desço na próxima parada. Foi um prazer conversar com você.',
      ['prazer|tchau|viagem|dia|obrigad*|também|sorte|gostei|boa|bom|igualmente|até|cuide|se cuida|noite'],
      'Despeça-se e deseje algo bom.',
      'O prazer foi meu. Boa viagem!',
    ),
  ],
  starters: ['Oi! Este lugar está livre?', 'Que paisagem bonita, não é?', 'Oi! Estamos atrasados de novo?'],
  opening_message: 'Oi! Pode sentar, já tiro a minha bolsa. A viagem vai ser longa, não é?',
  correction: 'prompt',
})
