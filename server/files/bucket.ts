import { Disk } from 'flydrive'
import type { FileSettings } from '#server/settings/config.ts'

const timeouts = { connectionTimeout: 3000, requestTimeout: 10_000 }

export async function openBucket({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: FileSettings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      // Host names with the bucket in them need DNS entries.
      forcePathStyle: true,
      visibility: 'private',
      // Otherwise uploads carry a checksum inside the body, which only Amazon removes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      requestHandler: timeouts,
    }),
  )
}
