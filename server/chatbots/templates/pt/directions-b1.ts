import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdido a caminho da festa',
  language: 'pt',
  level: 'B1',
  description: 'Você vai a uma festa e se perdeu. Descreva onde está e deixe seu amigo guiar você por telefone.',
  role: 'Um amigo que está dando uma festa em Recife, por telefone',
  scenario:
    'Você desceu do ônibus cedo demais e o mapa não carrega. Está ficando escuro. Seu amigo conhece bem o bairro, mas primeiro precisa saber onde você está.',
  goals: [
    'Consigo descrever o lugar onde estou.',
    'Consigo explicar como cheguei aqui.',
    'Consigo seguir e conferir um caminho.',
    'Consigo escolher entre dois caminhos.',
  ],
  grammar: ['pretérito perfeito: desci, andei', 'estar e ficar', 'perguntas indiretas: Você sabe se…?'],
  vocabulary: words({
    descer: 'sair do ônibus ou do trem',
    'passar do ponto': 'não descer onde devia',
    'a rotatória': 'uma praça redonda onde ruas se encontram',
    'a rua sem saída': 'uma rua que não leva a lugar nenhum',
    'em direção a': 'para o lado de',
    'dar meia-volta': 'voltar por onde veio',
    'vir buscar': 'ir até alguém e levar junto',
    'a calçada': 'onde se anda ao lado da rua',
    'o cruzamento': 'onde duas ruas se cruzam',
    'tocar a campainha': 'apertar o botão da porta',
    reconhecer: 'saber o que é porque já viu',
    escuro: 'sem luz',
  }),
  steps: [
    step(
      'Me diz o que você está vendo aí em volta.',
      [
        'vejo|vendo|tem|há|rua|loja|igreja|parque|casa*|prédio*|estação|ponte|árvore*|supermercado|escola|restaurante|placa|praça|cinema|banco|rio|torre|farmácia|padaria',
      ],
      'Descreva duas coisas: “À minha esquerda tem…, e…”.',
      'À minha esquerda tem um parque grande, e na esquina um cinema antigo.',
    ),
    step(
      'Acho que já sei onde é. Como você chegou aí?',
      [
        'ônibus|trem|andei|andando|peguei|fui|vim|pé|táxi|desci|errei|errado|ponto|bicicleta|cedo|metrô|cheguei|caminhei',
      ],
      'Conte o caminho: “Peguei… e depois…”.',
      'Peguei o ônibus e desci cedo demais. Depois andei dez minutos.',
    ),
    step(
      'Então você foi para o lado errado. Pode voltar ao ponto, ou ir pelo parque, que é mais curto mas escuro. O que prefere?',
      ['parque|voltar|volto|ponto|curto|escuro|prefiro|segur*|primeir*|segund*|luz|caminho|meia-volta'],
      'Escolha e diga por quê.',
      'Prefiro voltar ao ponto, porque o parque está escuro demais.',
    ),
    step(
      'É mais seguro mesmo. Do ponto, vá em direção à torre até uma rotatória e pegue a segunda rua à direita. Pode repetir?',
      ['torre|rotatória', 'segunda|direita'],
      'Repita a torre, a rotatória e a rua.',
      'Vou em direção à torre até a rotatória, e pego a segunda rua à direita.',
    ),
    step(
      'Isso mesmo. E se você se perder de novo, o que vai fazer?',
      ['ligo|ligar|pergunt*|alguém|volto|táxi|mensagem|mapa|loja|novo|mando|chamo|vou'],
      'Use “Se eu me perder, …”.',
      'Se eu me perder de novo, ligo para você ou pergunto a alguém.',
    ),
    step(
      'Meu irmão também pode ir buscar você de bicicleta. O que acha?',
      [],
      'Aceite ou recuse com educação, e diga o motivo.',
      'Obrigado, mas não precisa. Agora eu vou achar.',
    ),
    step(
      'Como quiser. Mais uma coisa: a campainha não funciona. Como você avisa que chegou?',
      ['ligo|ligar|mensagem|escrev*|bato|bater|porta|grit*|janela|celular|mando|aviso|chamo|telefone|palma*'],
      'Pense no celular ou na porta.',
      'Mando uma mensagem, ou bato na porta.',
    ),
  ],
  starters: [
    'Oi, sou eu. Estou perdido!',
    'Você está me ouvindo? Preciso da sua ajuda.',
    'Desculpe, vou chegar atrasado.',
  ],
  opening_message: 'Alô! A gente já estava preocupado. Calma, que eu guio você.',
  correction: 'prompt',
})
