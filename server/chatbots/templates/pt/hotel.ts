import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotel: readonly Template[] = [
  template({
    id: 'hotel-a2',
    name: 'Chegar ao hotel',
    language: 'pt',
    level: 'A2',
    description: 'Você chega a um hotel pequeno. Diga o seu nome, pergunte o mais importante e resolva um problema.',
    role: 'Recepcionista de um hotel pequeno em Salvador',
    scenario:
      'São três da tarde. Você tem uma reserva e chega à recepção com a sua mala. O quarto ainda não está pronto.',
    goals: [
      'Consigo fazer o check-in em um hotel.',
      'Consigo dizer meu nome, datas e horas.',
      'Consigo perguntar sobre o café da manhã e o wi-fi.',
      'Consigo reagir com calma quando algo não está pronto.',
    ],
    grammar: ['as horas e as datas', 'ter e haver: Tem…?', 'perguntas com que horas, onde e quanto'],
    vocabulary: words({
      'a reserva': 'um quarto pedido antes de chegar',
      'o quarto de solteiro': 'para uma pessoa',
      'o quarto de casal': 'para duas pessoas',
      'a bagagem': 'as malas e as bolsas',
      'o andar': 'um nível do prédio',
      'o elevador': 'sobe e desce',
      'a chave': 'abre a porta',
      'o café da manhã': 'a refeição da manhã',
      'a toalha': 'serve para se secar',
      tranquilo: 'sem barulho',
      'a senha': 'a palavra secreta do wi-fi',
      'sair do quarto': 'deixar o hotel no último dia',
    }),
    steps: [
      step('A reserva está em nome de quem?', ['*'], 'Diga o seu nome: “Em nome de…”.', 'Está em nome de Anna Weber.'),
      step(
        'Obrigada. Quantas noites vai ficar com a gente?',
        ['#|noite*|semana|até|dia*|fim de semana|segunda|terça|quarta|quinta|sexta|sábado|domingo'],
        'Diga um número de noites, ou até que dia.',
        'Vou ficar três noites, até domingo.',
      ),
      step(
        'Tenho um quarto de solteiro no segundo andar ou um maior no quinto. Qual prefere?',
        ['solteiro|segundo|maior|grande|quinto|#|primeiro|tranquilo|menor|elevador|outro|esse'],
        'Escolha um e diga por quê, se puder.',
        'O quarto do segundo andar, porque é mais tranquilo.',
      ),
      step(
        'Sinto muito, o quarto ainda não está pronto. Falta meia hora. O que gostaria de fazer?',
        [
          'esperar|espero|deixar|deixo|bagagem|mala*|café|passear|passeio|sentar|volto|voltar|problema|posso|praia|beber|comer|caminhar',
        ],
        'Diga que espera, ou pergunte se pode deixar a mala.',
        'Sem problema. Posso deixar a minha mala aqui e dar um passeio?',
      ),
      step(
        'Claro que sim. Quer saber alguma coisa sobre o hotel?',
        ['que|qual|onde|quando|tem|é|está|como|posso|wi-fi|wifi|café|senha|hora*|não|piscina|estacionamento|quanto'],
        'Pergunte sobre o café da manhã, o wi-fi ou a hora da saída.',
        'Sim. A que horas é o café da manhã, e tem wi-fi?',
      ),
      step(
        'O café é das sete às dez, e tem wi-fi no hotel todo. Precisa de alguma coisa para o quarto?',
        [
          'toalha*|travesseiro*|cobertor*|preciso|outra|outro|chave|ferro|secador|água|não|obrigad*|nada|sim|ventilador|mais',
        ],
        'Peça alguma coisa: “Poderia me dar…?” Ou diga que não precisa de nada.',
        'Sim, poderia me dar mais uma toalha, por favor?',
      ),
      step(
        'Levo agora mesmo. E a que horas vai sair no último dia?',
        ['#|manhã|meio-dia|cedo|tarde|depois|antes|meia|dez|onze|nove|oito|por volta|horas'],
        'Diga uma hora.',
        'Por volta das dez, depois do café da manhã.',
      ),
    ],
    starters: ['Boa tarde, tenho uma reserva.', 'Oi, acabei de chegar.', 'Olá! A recepção é aqui?'],
    opening_message: 'Boa tarde e bem-vindo à Pousada do Farol. Já vou procurar a sua reserva.',
    correction: 'prompt',
  }),
  template({
    id: 'hotel-b1',
    name: 'Uma reclamação no hotel',
    language: 'pt',
    level: 'B1',
    description: 'O seu quarto tem vários problemas. Explique com educação e encontre uma solução justa.',
    role: 'Gerente da noite de um hotel em Campos do Jordão',
    scenario:
      'São dez da noite. Você chegou à tarde, mas não consegue descansar no quarto. O hotel está quase cheio e o gerente precisa achar soluções.',
    goals: [
      'Consigo descrever um problema com clareza e educação.',
      'Consigo dizer o que espero.',
      'Consigo comparar propostas e escolher.',
      'Consigo confirmar o que combinamos.',
    ],
    grammar: ['demais e não… o suficiente', 'já e ainda não', 'o futuro do pretérito: poderia, gostaria'],
    vocabulary: words({
      reclamar: 'dizer que não está contente',
      'o ar-condicionado': 'esfria o quarto',
      'o aquecedor': 'esquenta o quarto',
      barulhento: 'que faz muito barulho',
      funcionar: 'fazer o que deve fazer',
      vazar: 'deixar sair água',
      'o desconto': 'um preço mais baixo',
      reembolsar: 'devolver o dinheiro',
      'trocar de quarto': 'ir para outro quarto',
      consertar: 'fazer funcionar de novo',
      disponível: 'livre para usar',
      'o incômodo': 'um pequeno problema para alguém',
    }),
    steps: [
      step(
        'Qual é o problema com o seu quarto?',
        [
          'barulho|barulhent*|frio|quente|calor|chuveiro|água|aquecedor|ar|luz|cama|cheiro|cheira|sujo|funciona|quebrad*|wi-fi|wifi|janela|porta|banheiro|vizinho*|dormir|vaza*|televisão',
        ],
        'Descreva um problema: “… não funciona” ou “Está frio demais”.',
        'O aquecedor não funciona, e está frio demais para dormir.',
      ),
      step(
        'Sinto muito. Desde quando está assim, e já tentou alguma coisa?',
        ['desde|há|hora*|tarde|noite|cheguei|tentei|sim|não|já|fechei|abri|liguei|desliguei|tudo|máximo|hoje|aumentei'],
        'Diga desde quando, e o que já tentou.',
        'Desde hoje à tarde. Já liguei no máximo, mas não acontece nada.',
      ),
      step(
        'Entendo. Há mais algum problema?',
        [],
        'Diga outro problema, ou que é o único.',
        'Sim, os vizinhos fazem muito barulho.',
      ),
      step(
        'O técnico já foi para casa. Ele poderia vir amanhã às sete. Isso ajudaria?',
        [
          'não|tarde|cedo|noite|agora|dormir|antes|sim|ajuda|ajudaria|infelizmente|mas|hoje|serve|preciso|tudo bem|certo',
        ],
        'Diga se isso basta para você, e por quê.',
        'Infelizmente é tarde demais, porque preciso dormir esta noite.',
      ),
      step(
        'Claro. Tenho outro quarto, mas é menor e sem vista. Ou levo um aquecedor portátil e dois cobertores. O que prefere?',
        ['quarto|menor|outro|aquecedor|cobertor*|prefiro|trocar|troco|primeir*|segund*|nenhum|os dois|vista'],
        'Escolha e dê um motivo.',
        'Prefiro trocar de quarto, porque o aquecedor faz barulho.',
      ),
      step(
        'Está bem. E o que acharia justo pelo incômodo?',
        [
          'desconto|reembols*|dinheiro|preço|café|grátis|graça|pagar|menos|noite|nada|desculpa*|jantar|barato|por cento|diária|devolv*',
        ],
        'Diga o que espera: “Eu acharia justo…”.',
        'Eu acharia justo um desconto ou o café da manhã de graça.',
      ),
      step(
        'Parece razoável. Para eu não esquecer nada: o que combinamos?',
        [],
        'Resuma: “O senhor vai…, e eu…”.',
        'Eu troco de quarto agora, e o café da manhã de amanhã é de graça.',
      ),
    ],
    starters: [
      'Boa noite. Estou com um problema no meu quarto.',
      'Com licença, pode me ajudar?',
      'Boa noite, eu queria falar com o gerente.',
    ],
    opening_message: 'Boa noite. Sou o gerente da noite e estou aqui para ajudar.',
    correction: 'prompt',
  }),
]
