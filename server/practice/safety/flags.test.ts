import { describe, expect, test } from 'vitest'
import { flagsOf } from './flags.ts'

const inNeed: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I want to die',
    'i just wanna die honestly',
    'Sometimes I think about killing myself.',
    'im gonna kil myself',
    'I hurt myself when I am sad',
    'I dont want to live anymore',
    'I wish I was never born',
    'everyone would be better off without me',
    'I am thinking about suicide',
    'I don’t want to live like this',
    'My dad hits me',
    'my stepfather always hits me when he drinks',
    'My uncle touches me and I don’t like it',
    'I am scared to go home',
    'Somebody hurts me at school',
    'he touched me there',
  ],
  es: [
    'Quiero morir',
    'kiero morirme ya',
    'No quiero vivir',
    'no quiero seguir viviendo',
    'a veces pienso en quitarme la vida',
    'Me quiero matar',
    'voy a suicidarme',
    'ojalá no hubiera nacido',
    'Me corto los brazos',
    'me hago daño cuando estoy triste',
    'mi vida no tiene sentido',
    'Mi padre me pega',
    'mi papá siempre me pega cuando bebe',
    'Me pegan en casa.',
    'mi tío me toca',
    'Tengo miedo de volver a casa',
    'alguien me hace daño',
  ],
  pt: [
    'Quero morrer',
    'eu só quero morer',
    'Não quero mais viver',
    'n quero viver',
    'às vezes penso em me matar',
    'quero me matar',
    'queria nunca ter nascido',
    'estou cansada de viver',
    'eu me corto quando estou triste',
    'minha vida não tem sentido',
    'queria estar morta',
    'Meu pai me bate',
    'meu padrasto bate em mim',
    'Me batem em casa',
    'meu tio me toca',
    'Tenho medo de voltar para casa',
    'ele abusou de mim',
  ],
}

const harmless: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I’m dying of hunger',
    'I am tired of living in this town',
    'I cut myself a piece of cake',
    'This homework kills me',
    'I want to die of laughter',
    'I don’t want to live in London',
    'I cut myself shaving',
    'I hurt myself playing football',
    'I’m dying to see that film',
    'The story touched me',
    'He beats me at chess every time',
    'The ball hit me',
    'I don’t want to die',
    'My plants want water or they die',
    'I would kill for a coffee',
    'My brother kicked me out of his room',
    'The bill, please. I have to go home.',
    'Hit me up on the phone later',
  ],
  es: [
    'Me muero de hambre',
    'Mato el tiempo con un libro',
    'quiero morirme de risa',
    'No quiero vivir en Madrid',
    'Me muero por verte',
    'Este calor me mata',
    'Me corto el pelo mañana',
    'Me toca a mí pagar',
    'me hago daño cuando juego al fútbol',
    'No quiero vivir solo',
    'Mi madre mira la frente de mi hermano',
    'Me pega el sol en la cara',
    'No quiero morir',
    'Mi padre me llama y me da el dinero',
    'Quiero vivir cerca del mar',
    'Ahora me toca hacer los deberes',
  ],
  pt: [
    'Estou morrendo de fome',
    'Ele me toca uma música',
    'Quero morrer de rir',
    'Não quero viver em São Paulo',
    'vou me matar de estudar',
    'Mato o tempo no celular',
    'Cortei o cabelo ontem',
    'Essa música me toca muito',
    'me machuquei jogando futebol',
    'Não quero viver sozinho',
    'Bateu uma saudade de casa',
    'Não quero morrer',
    'Meu pai me busca na escola',
    'Esse calor me mata',
    'O relógio bateu seis horas',
  ],
}

describe.each(Object.keys(inNeed))('what a student writes in %s', (language) => {
  test.each(inNeed[language] ?? [])('“%s” is flagged', (text) => {
    expect(flagsOf(text, [language])).toHaveLength(1)
  })
  test.each(harmless[language] ?? [])('“%s” is not flagged', (text) => {
    expect(flagsOf(text, [language])).toEqual([])
  })
})

test('English is always looked at, and other languages where they are asked for', () => {
  expect(flagsOf('I want to die', ['es'])).toEqual(['self_harm'])
  expect(flagsOf('Ich will sterben', ['es'])).toEqual([])
  expect(flagsOf('Ich will sterben', ['es', 'de'])).toEqual(['self_harm'])
  expect(flagsOf('hello', ['xx'])).toEqual([])
})

test('both kinds are told apart, and each is said once', () => {
  expect(flagsOf('My dad hits me.', ['en'])).toEqual(['abuse'])
  expect(flagsOf('My dad hits me. I want to die. I want to kill myself.', ['en'])).toEqual(['self_harm', 'abuse'])
})

test('a harmless sentence does not hide the next one', () => {
  expect(flagsOf('I’m dying of hunger. I don’t want to live anymore.', ['en'])).toEqual(['self_harm'])
  expect(flagsOf('I WANT TO DIE!!! 😭', ['en'])).toEqual(['self_harm'])
})
