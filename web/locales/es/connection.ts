import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Estás sin conexión. No se puede guardar nada hasta que vuelva.',
  offlineShort: 'Sin conexión',
  back: 'Vuelves a tener conexión.',
}
