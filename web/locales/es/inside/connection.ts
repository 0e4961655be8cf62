import type { Words } from '../../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Estás sin conexión. No se puede guardar nada hasta que vuelva.',
  offlineShort: 'Sin conexión',
  back: 'Vuelves a tener conexión.',
  missing: {
    title: 'No se ha podido cargar',
    text: 'No has perdido nada de esta página. Revisa tu conexión e inténtalo de nuevo, o recarga la página más tarde.',
  },
}
