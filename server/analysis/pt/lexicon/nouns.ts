const listOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Common nouns that are masculine. */
export const masculine =
  listOf(`problema dia mapa tema sistema idioma clima programa planeta sofá poema esquema drama cinema aroma coma telegrama pijama
  menu café chá viagem_ pé nome homem pai ar restaurante leite sangue sal mel nariz país lápis peixe jardim trem avião caminhão coração cor_ calor amor
  erro ônibus metrô bar plano gol clube exame volume crime interesse mar bebê rei boi parque monte bosque vale dente queijo aeroporto mensagem_ personagem_
  gigante elefante instante ambiente acidente presente norte sul leste oeste esporte passaporte transporte baile doce abacate brinquedo pacote golpe detalhe
  cheque ataque choque dezembro novembro janeiro fevereiro março abril maio junho julho agosto setembro outubro modelo apartamento filme cliente sobrinho
  carro livro trabalho emprego quarto banheiro prédio andar telefone celular computador caderno copo prato garfo almoço jantar lanche suco vinho pão arroz
  feijão frango ovo bolo sorvete chocolate açúcar queijo presunto tomate alho sapato vestido casaco chapéu cinto bolso relógio óculos_ anel dinheiro preço
  real_ banco mercado supermercado hospital hotel museu teatro estádio centro bairro caminho chão teto muro jardim quintal vizinho_ parente cachorro gato pássaro
  cavalo macaco leão porco rato sol céu vento frio_ inverno verão outono ano mês minuto século fim começo momento tempo horário aniversário feriado
  domingo sábado encontro jogo futebol time campeonato instrumento violão piano disco rádio jornal artigo conto romance desenho quadro curso professor_ colégio
  exercício assunto estudo quilo litro metro quilômetro grau número ponto lado lugar espaço mundo estado município rio lago campo morro interior exterior
  corpo rosto olho cabelo braço dedo joelho ombro pescoço peito estômago remédio hospital sintoma médico_ dentista_ cigarro sonho medo prazer ciúme costume
  sucesso fracasso motivo jeito modo tipo exemplo resultado início projeto plano documento cartão bilhete ingresso lixo vidro papel ferro plástico
  barulho silêncio som barco navio táxi carnaval samba natal salário chefe_ escritório negócio contrato imposto governo presidente_ povo casamento filho
  menino irmão tio primo avô neto marido namorado amigo senhor aluno garoto moço cara_ pessoal turno ventilador fogão armário espelho tapete travesseiro
  lençol cobertor abajur controle guarda-chuva garçom garçons_ pedido_ troco cardápio guardanapo tênis_ chinelo biquíni calor ar-condicionado quarto sinal
  semáforo pedestre_ motor pneu voo embarque atraso aeroporto hóspede_ passeio guia_ turismo castelo palácio mosteiro azulejo perigo conselho segredo aviso
  recado convite abraço beijo parabéns_ grupo partido direito dever respeito costume hábito defeito talento orgulho`).filter(
    (word) => !word.endsWith('_'),
  )

/** Common nouns that are feminine. */
export const feminine =
  listOf(`casa mão foto moto cor dor flor gente noite tarde_ classe carne nuvem sorte morte parte_ mente_ ponte fonte torre neve luz cruz voz vez paz flor pele
  prisão rede parede sede saúde idade lei imagem série_ espécie superfície fé febre base_ frase chave ave viagem mensagem coragem garagem bagagem paisagem
  passagem reportagem linguagem origem margem vantagem tecelagem cidade universidade faculdade verdade felicidade amizade metade liberdade qualidade quantidade
  dificuldade atividade opinião reunião união região religião ocasião decisão televisão paixão missão sessão televisões_ estação lição canção informação
  educação situação solução profissão população natação refeição ação relação atenção emoção explicação oração razão pressão mão maçã manhã irmã lã
  mesa cadeira cama porta janela cozinha sala varanda escada rua praça praia igreja escola loja farmácia padaria livraria biblioteca prefeitura fazenda
  montanha floresta ilha árvore folha grama água chuva tempestade lua estrela terra areia onda semana hora segunda-feira terça-feira quarta-feira
  quinta-feira sexta-feira primavera data festa música dança cerveja comida sobremesa salada sopa batata cenoura cebola banana laranja uva pera fruta
  verdura manteiga farinha faca colher garrafa xícara panela geladeira roupa camisa camiseta calça saia blusa jaqueta bota meia_ bolsa mala carteira
  joia moeda conta_ compra_ venda_ fila cabeça boca orelha língua garganta barriga perna costas_ unha dor doença gripe tosse consulta receita ajuda_ vida pessoa
  criança mulher mãe filha menina tia prima_ avó neta esposa namorada amiga senhora aluna garota moça família professora médica_ vaca galinha ovelha cobra abelha
  história matéria aula prova_ nota_ palavra página caneta borracha tesoura mochila lousa pergunta resposta_ regra letra coisa ideia dúvida
  culpa raiva alegria tristeza saudade beleza_ pobreza riqueza natureza empresa fábrica reunião entrevista carreira vaga_ greve política economia notícia
  revista novela bicicleta bike estrada esquina calçada avenida rodoviária parada_ passagem multa polícia guerra cultura arte capital_ fronteira língua
  bola piscina academia_ corrida_ partida_ vitória derrota guitarra bateria flauta toalha vassoura lâmpada máquina tela televisão tv senha conexão
  rotina mudança tradição lembrança surpresa promessa vontade sede fome pizza caipirinha feijoada farofa quadra turma prateleira gaveta vizinhança reserva_
  recepção viagens_ diária_ taxa bagagem fatura entrada_ saída_ chegada_ volta_ ida_ manhã madrugada escolha_ carona temperatura poluição reciclagem energia equipe dor uva`).filter(
    (word) => !word.endsWith('_'),
  )

/** People, by the masculine form: the feminine has -a. */
export const people =
  listOf(`menino filho tio primo neto namorado amigo aluno garoto moço vizinho médico professor cantor senhor gato cachorro sobrinho sogro cunhado
  doutor diretor jogador pintor escritor enfermeiro cozinheiro engenheiro advogado funcionário secretário cabeleireiro padeiro bombeiro vendedor trabalhador
  veterinário`)

/** Adjectives in -o that are seldom anything else. */
export const adjectives =
  listOf(`bonito feio novo velho alto baixo gordo magro pequeno branco preto amarelo vermelho roxo rápido lento barato caro rico sujo limpo vazio cheio
  aberto fechado cansado doente_ contento_ feliz_ triste_ bravo chato simpático antipático engraçado sério tímido nervoso calmo tranquilo preocupado
  interessado famoso gostoso delicioso maravilhoso perigoso carinhoso preguiçoso curioso orgulhoso generoso moderno antigo quente_ frio morno gelado seco molhado escuro
  claro longo curto largo estreito pesado leve_ bonitinho lindo perfeito ótimo péssimo próprio certo_ errado sozinho ocupado animado apaixonado casado
  solteiro divorciado brasileiro mexicano argentino italiano americano europeu_ africano chileno colombiano peruano russo ucraniano coreano turco grego suíço
  divertido complicado difícil_ saboroso salgado azedo amargo cru_ maduro fresco saudável_ honesto sincero educado estudioso esperto criativo direito esquerdo`).filter(
    (word) => !word.endsWith('_'),
  )

/** Adjectives with one form for both genders. */
export const oneForm =
  listOf(`grande verde interessante importante inteligente triste forte pobre doce quente diferente excelente alegre livre breve suave valente
  elegante recente frequente urgente suficiente paciente independente brilhante picante doente gentil possível impossível terrível horrível incrível
  responsável provável notável estável razoável saudável agradável confortável flexível sensível visível disponível simples azul fácil difícil útil
  inútil popular melhor pior maior menor jovem feliz infeliz cinza comum capaz veloz natural normal especial geral principal real ideal social cultural
  nacional internacional tradicional profissional pessoal original total legal ilegal atual pontual igual familiar particular regular anterior posterior
  superior inferior cruel fiel infantil ágil cortês marrom rosa laranja_ otimista pessimista leve enorme comprido_ ruim`).filter(
    (word) => !word.endsWith('_'),
  )

/** Nouns of both genders in one form. */
export const bothGenders = /(?:ista|ante|ente)$/

export function pluralOf(word: string): string {
  const known: Readonly<Record<string, string>> = {
    mão: 'mãos',
    irmão: 'irmãos',
    pão: 'pães',
    cão: 'cães',
    chão: 'chãos',
    mês: 'meses',
    país: 'países',
    mal: 'males',
    simples: 'simples',
    alemão: 'alemães',
    órgão: 'órgãos',
    cidadão: 'cidadãos',
  }
  if (known[word]) return known[word]
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`
  if (/(?:fácil|ível|ável|íssil|úvel|óvel|útil|ágil|ábil|fóssil)$/.test(word))
    return word.endsWith('il') ? `${word.slice(0, -2)}eis` : `${word.slice(0, -2)}eis`
  if (word.endsWith('difícil')) return 'difíceis'
  if (word.endsWith('il')) return `${word.slice(0, -2)}is`
  if (word.endsWith('el')) return `${word.slice(0, -2)}éis`
  if (word.endsWith('ol')) return `${word.slice(0, -2)}óis`
  if (/[au]l$/.test(word)) return `${word.slice(0, -1)}is`
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`
  if (/[rz]$/.test(word)) return `${word}es`
  if (word.endsWith('ês')) return `${word.slice(0, -2)}eses`
  if (word.endsWith('s')) return word
  return `${word}s`
}
