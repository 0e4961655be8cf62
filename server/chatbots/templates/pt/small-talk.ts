import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalk: readonly Template[] = [
  template({
    id: 'small-talk-a2',
    name: 'O novo vizinho',
    language: 'pt',
    level: 'A2',
    description: 'Alguém acabou de se mudar para o prédio. Cumprimente e conheça o seu novo vizinho.',
    role: 'Um vizinho novo em um prédio de Porto Alegre',
    scenario:
      'Vocês se encontram na frente do prédio. Seu vizinho chegou ontem e não conhece ninguém. Os dois têm alguns minutos.',
    goals: [
      'Consigo me apresentar.',
      'Consigo falar da minha família, do meu tempo livre e do bairro.',
      'Consigo fazer perguntas.',
      'Consigo propor um programa.',
    ],
    grammar: ['o presente', 'gostar de', 'Vamos…? / Que tal…?'],
    vocabulary: words({
      'o vizinho': 'quem mora ao lado',
      'ao lado': 'bem perto',
      'mudar-se': 'ir morar em outra casa',
      'o tempo livre': 'quando você não trabalha nem estuda',
      'o passatempo': 'algo que você gosta de fazer',
      'o bicho de estimação': 'um animal que mora com você',
      passear: 'andar porque é gostoso',
      'a padaria': 'a loja de pão',
      'o tempo': 'sol, chuva, vento',
      'aqui perto': 'não longe',
      convidar: 'chamar alguém para vir',
      'até logo': 'tchau, até a próxima',
    }),
    steps: [
      step(
        'Eu moro aqui desde ontem. E você, quem é?',
        ['*'],
        'Diga o seu nome: “Eu sou…”.',
        'Oi, eu sou a Sofia. Muito prazer!',
      ),
      step(
        'Muito prazer! Você mora aqui há muito tempo?',
        ['sim|não|há|faz|desde|ano*|mês|meses|semana*|sempre|#|nasci|muito|pouco|só|moro'],
        'Diga há quanto tempo: “Há… anos”.',
        'Sim, moro aqui há cinco anos.',
      ),
      step(
        'E você mora com quem?',
        [
          'sozinh*|com|família|mãe|pai|pais|irmã*|irmão*|amig*|cachorro|gato|marido|mulher|filho*|filha*|ninguém|colega*|avó|avô|avós|namorad*',
        ],
        'Fale da sua família, dos amigos ou dos seus bichos.',
        'Moro com os meus pais e o nosso gato.',
      ),
      step(
        'Que legal! Eu gosto de andar de bicicleta e de cozinhar. O que você faz no seu tempo livre?',
        [],
        'Diga duas coisas: “Gosto de…”.',
        'Gosto de nadar e toco violão.',
      ),
      step(
        'Às vezes eu também! Ainda não conheço o bairro. Onde posso comprar um bom pão?',
        [
          'padaria|loja|supermercado|mercado|feira|rua|esquina|perto|lado|ali|lá|centro|estação|frente|esquerda|direita|praça|tem',
        ],
        'Diga um lugar: “Tem uma… ao lado de…”.',
        'Tem uma padaria muito boa ao lado da estação.',
      ),
      step(
        'Obrigado! E você quer me perguntar alguma coisa?',
        ['que|onde|quem|como|tem|é|pode|por que|quando|qual|gosta|trabalha|mora|de onde|faz|vem|você|não'],
        'Pergunte de onde ele vem, ou o que ele faz.',
        'Sim. De onde você é, e o que você faz?',
      ),
      step(
        'Sou de uma cidade do litoral e sou enfermeiro. Ih, está começando a chover! Vamos tomar um chá outro dia?',
        [
          'sim|vamos|claro|adoraria|gostaria|boa|ideia|quando|sábado|domingo|amanhã|fim de semana|desculpe|não|segunda|terça|quarta|quinta|sexta|posso|legal|topo|prazer',
        ],
        'Diga que sim e proponha um dia.',
        'Vamos, sim! Que tal sábado à tarde?',
      ),
    ],
    starters: ['Oi! Você é novo aqui?', 'Oi! Precisa de ajuda?', 'Bom dia! Que tempo bonito hoje.'],
    opening_message: 'Olá! Acho que somos vizinhos.',
    correction: 'prompt',
  }),
  template({
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
        [
          'para|até|vou|vitória|casa|fim|rodoviária|amig*|família|visitar|ver|trabalho|cidade|férias|irmã|irmão|próxima',
        ],
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
  }),
]
