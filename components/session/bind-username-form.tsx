'use client';

import { useBindUsername } from '@/hooks/session/use-register';
import { NewCredentialsForm } from './new-credentials-form';

export const BindUsernameForm = () => <NewCredentialsForm label="绑定" useSubmit={useBindUsername} />;
