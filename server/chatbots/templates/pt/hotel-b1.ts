import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
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
      ['não|tarde|cedo|noite|agora|dormir|antes|sim|ajuda|ajudaria|infelizmente|mas|hoje|serve|preciso|tudo bem|certo'],
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
})
