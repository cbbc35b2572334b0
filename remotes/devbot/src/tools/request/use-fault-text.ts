import { useSizeText } from '@rainbow-rabbit/shared/files';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { useMessages } from '../../messages';
import { useToolsMessages } from '../tools-messages';
import { maxRequestDataBytes, type RequestFault } from './domain/request-faults';

/** Returns a function that says a fault of a request in words. */
export function useFaultText(): (fault: RequestFault) => string {
  const t = useToolsMessages();
  const first = useMessages();
  const shared = useSharedMessages();
  const sizeText = useSizeText();
  return (fault) => {
    switch (fault.field) {
      case 'process':
        return fault.kind === 'missing' ? shared('form.required') : first('process.malformed');
      case 'tags':
        return t('fault.tags');
      case 'data':
        return t('fault.data', { limit: sizeText(maxRequestDataBytes) });
      case 'tag':
        return fault.kind === 'no-name' ? t('fault.no-name') : t(`fault.${fault.kind}`, { name: fault.name });
    }
  };
}
