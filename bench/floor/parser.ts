import { parentPort } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'

parentPort?.on('message', (bytes: Uint8Array) => {
  void readXlsx(bytes).then(({ sheets }) => parentPort?.postMessage(sheets[0]?.rows ?? [], []))
})
