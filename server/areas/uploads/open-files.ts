import type { Config } from '../../kernel/config/config'
import type { FileStore } from '../../kernel/files/file-store'
import { createLocalFiles } from './local-files'
import { createObjectFiles } from './object-files'

/** The configured store: a bucket if there is one, else a folder beside the database. */
export const openFiles = ({ objects, uploadsFolder }: Pick<Config, 'objects' | 'uploadsFolder'>): FileStore =>
  objects ? createObjectFiles(objects) : createLocalFiles(uploadsFolder)
