import { useNavigate } from '@rainbow-rabbit/shared/router';
import { useEffect } from 'react';
import type { TaskProps } from '../../bot/task';
import { useMessages } from '../../messages';

const path = '/devbot/processes';

/** Leads to the list of own processes, and leaves its link in the conversation. */
export function MineTask({ finish }: TaskProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const title = t('title.mine');
  useEffect(() => {
    finish({ path, title });
    navigate(path);
  }, [finish, navigate, title]);
  return null;
}
