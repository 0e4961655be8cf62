import type { ActRule } from '#server/analysis/acts/act.ts'

/** Greeting, thanking, taking leave, and what worries, in Portuguese. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ oi|olá|ola|hello|hey gente|pessoal|todos|a? todos? !é',
      '^ boa|bom dia|tarde|noite !é|até',
      '^ dia|tarde|noite $',
      '^ muito? prazer em|de? conhecer? *{0,3} $',
      '^ tudo bem|bom|joia com|aí? você? $',
      '^ como vai|está|você|vão|estás|o está|vai|senhor|senhora|você? está|vai? $',
      '^ e aí $',
    ],
    right: ['Oi', 'Bom dia', 'Muito prazer'],
    wrong: ['Bom dia é o que digo ao meu chefe', 'O dia foi bom', 'Gosto muito'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ sim|não|ok|bem|muito|perfeito|tudo|mil|está|estou|ótimo|legal bem|vezes|muito|bom? obrigado|obrigada|obrigadão',
      '^ obrigado|obrigada|obrigadão|valeu',
      '^ eu? te|lhe? agradeço',
      '^ é? muito|você|que gentil|amável|muito|gentileza gentil? $',
    ],
    right: ['Muito obrigado', 'Não, obrigada', 'bem, obrigado'],
    wrong: ['Minha mãe sempre diz obrigada', 'Meu chefe é muito gentil', 'Fui obrigado a sair'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ obrigado|obrigada|ok|valeu? tchau|adeus|bye|xau',
      '^ até logo|amanhã|mais|breve|a|segunda|terça|quarta|quinta|sexta|sábado|domingo|já',
      '^ agora|já? preciso|tenho|devo que|de? ir|sair embora|agora|já? $',
      '^ eu? já vou|vou indo|embora? $',
      '^ tenha|tenham|passe|bom um|uma|fim? bom|boa|ótimo|de',
      '^ fim de semana $',
      '^ a gente se vê *{0,3} $',
      '^ nos vemos *{0,3} $',
      '^ se cuida $',
    ],
    right: ['Tchau', 'até amanhã', 'preciso ir'],
    wrong: ['Dei tchau para meus amigos', 'Preciso ir ao trabalho às seis', 'Trabalho até as oito'],
  },
  {
    act: 'insult',
    pattern: [
      '^ você|tu|seu|sua é|és? um|uma|muito|tão|mesmo? burro|burra|idiota|imbecil|estúpido|estúpida|besta|otário|feio|babaca',
      '^ idiota|imbecil|burro|estúpido|estúpida|babaca|otário|merda $',
      'cala|cale a boca',
      'vai se foder|ferrar|danar',
      'vai à|a merda',
      'filho|filha da puta',
      'que estúpido|burro|idiota você',
    ],
    right: ['você é burro', 'cala a boca', 'idiota'],
    wrong: ['Meu irmão burro quebrou', 'Foi uma ideia estúpida', 'O burro é um animal'],
  },
  {
    act: 'distress',
    pattern: [
      'quero|queria morrer $',
      'vontade de morrer',
      'não quero mais viver $',
      'não quero viver mais $',
      'quero|vou me matar',
      'me bate|agride|maltrata $',
      'eu? me machuco|corto $',
    ],
    right: ['quero morrer', 'não quero mais viver', 'meu pai me bate'],
    wrong: ['Morri de rir', 'Não quero mais viver em Roma, quero ir a Bari', 'O vento bate na janela'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ bla|ha|la|lol|rs|kk|lero|patati|tralala|nhe|miau|au bla|ha|la|lol|rs|kk|lero|patata|tralala|nhe|miau|au{1,9} $',
      '^ *{0,3} sou um|uma|o|a dinossauro|unicórnio|robô|alienígena|extraterrestre|dragão|pinguim|girafa|batata|banana|bule|abacaxi|fantasma|vampiro|super-herói *{0,6} $',
      '^ *{0,3} sou o|a rei|rainha|imperador|presidente de|da|do|das|dos lua|mundo|marte|universo|brasil|pizza *{0,8} $',
      '^ *{0,6} na|da|à|para|em|a|de|até lua|marte|júpiter|saturno *{0,1} $',
      '^ um|cem|mil|dez|dois milhão|milhões|bilhão|bilhões de|por pizzas|bolos|hora|minuto|euros|dólares|chocolates|beijos *{0,6} $',
      '^ *{0,6} um|uma|dois|mil|meu|minha elefante|dinossauro|unicórnio|dragão|girafa|crocodilo|pinguim rosa|azul|verde|voador|voadora|gigante *{0,3} $',
      '^ de|com um|uma|meu? foguete|dragão|unicórnio|elefante|tapete|nave *{0,5} $',
      '^ *{0,9} miau|muu|cocoricó|auau *{0,3} $',
    ],
    right: ['bla bla', 'kkkkk', 'asdfgh'],
    wrong: ['ok', 'Lá', 'Pizza'],
  },
]
